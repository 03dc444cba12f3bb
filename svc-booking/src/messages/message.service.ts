import { Injectable } from '@nestjs/common';
import type { BookingMessage, MessageCount } from '@safari/contracts';
import {
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type Page,
  type PageOptions,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { refuseTooOften } from '../bookings/booking-limit.rules.js';
import { MessageRepository } from './message.repository.js';
import { type MessageAuthor, otherSide } from './message-author.js';

/** More than anybody writes by hand; a program must not fill the disk. */
const PER_HOUR = 60;

/** Whose booking a message is about. */
interface MessageBooking {
  bookingId: string;
  customerId: string;
}

@Injectable()
export class MessageService {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly messages: MessageRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Newest first. */
  async page(reader: MessageAuthor, bookingId: string, options: PageOptions): Promise<Page<BookingMessage>> {
    await this.booking(reader, bookingId);
    return this.messages.page(bookingId, options);
  }

  async post(
    author: MessageAuthor,
    bookingId: string,
    text: string,
    idempotencyKey?: IdempotencyKey,
  ): Promise<BookingMessage> {
    const booking = await this.booking(author, bookingId);
    return this.idempotencyKeys.transaction(author.actor.key, idempotencyKey, async (tx) => {
      await this.bookings.share(tx, bookingId);
      return this.write(tx, booking, author, text);
    });
  }

  /**
   * Locks the reader's mark first, so that one side's messages get their ids in the order of their commits.
   * @throws DomainError `too_many` for a customer who has reached the hour's limit
   */
  async write(
    tx: EntityManager,
    { bookingId, customerId }: MessageBooking,
    { side: author, name: authorName, actor }: MessageAuthor,
    text: string,
  ): Promise<BookingMessage> {
    await this.messages.upsertMark(tx, bookingId, otherSide(author));
    if (author === 'customer') await this.refuseTooMany(tx, bookingId);
    const createdAt = new Date();
    const { id: messageId } = await this.messages.insert(tx, {
      bookingId,
      author,
      authorName,
      text,
      createdAt,
    });
    await this.history.insert(tx, bookingId, actor, 'message', { messageId });
    await this.outbox.add(tx, 'booking.message.posted.v1', { bookingId, messageId, author }, { customerId });
    return {
      id: messageId,
      bookingId,
      author,
      authorName,
      text,
      createdAt: createdAt.toISOString(),
      read: false,
    };
  }

  /** What the other side has written up to this message counts as read; a mark never goes back. */
  async markRead(who: MessageAuthor, bookingId: string, upTo: number): Promise<void> {
    const { customerId } = await this.booking(who, bookingId);
    const reader = who.side;
    await this.database.transaction(async (tx) => {
      const since = await this.messages.lockMark(tx, bookingId, reader);
      if (since === undefined) return;
      const author = otherSide(reader);
      const { readTo, unread } = await this.messages.countRead(tx, bookingId, author, { since, upTo });
      if (readTo === null) return;
      await this.messages.updateMark(tx, bookingId, reader, { readTo, unread });
      const event = { bookingId, reader, upTo: readTo };
      await this.outbox.add(tx, 'booking.message.read.v1', event, { customerId });
    });
  }

  /** Bookings with unread messages: a customer's own, for staff all of them; the latest first. */
  counts({ side, customerId }: MessageAuthor): Promise<MessageCount[]> {
    return customerId === null ? this.messages.counts(side) : this.messages.countsOf(customerId);
  }

  /** Another customer's booking is simply not found. */
  private async booking({ customerId: own }: MessageAuthor, bookingId: string): Promise<MessageBooking> {
    const customerId = await this.bookings.findCustomerId(bookingId, own);
    if (customerId === undefined) throw DomainError.notFound('The booking');
    return { bookingId, customerId };
  }

  private async refuseTooMany(tx: EntityManager, bookingId: string): Promise<void> {
    refuseTooOften(
      await this.messages.limitReachedAge(tx, bookingId, PER_HOUR),
      'You have written very often within an hour. Please send this one again a little later.',
    );
  }
}
