import { Injectable } from '@nestjs/common';
import type { AnswerCommunication, Communication, SendCommunication } from '@safari/contracts';
import {
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type Page,
  type StaffIdentity,
  toPage,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerRecorder } from '../answers/answer.recorder.js';
import { RequestService } from '../availability-requests/request.service.js';
import { BookingService, NOT_KNOWN_YET } from '../bookings/booking.service.js';
import { after, type PageQuery } from '../paging/page.dto.js';
import { AnswerLinks } from '../questions/answer-links.js';
import { COMMUNICATION_COLUMNS } from './communication.view.js';
import { type Addressee, Messenger } from './messenger.js';

type Row = Omit<Communication, 'sentAt'> & { sentAt: Date };
const ORDER = 'order by sent_at desc, id desc limit $3';

@Injectable()
export class CommunicationService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingService,
    private readonly requests: RequestService,
    private readonly messenger: Messenger,
    private readonly links: AnswerLinks,
    private readonly recorder: AnswerRecorder,
  ) {}

  /** Newest first. */
  async list({ bookingId, cursor, limit }: PageQuery): Promise<Page<Communication>> {
    const { key, id } = after(cursor);
    const rows = bookingId
      ? await this.db.rows<Row>(
          'communications-of-booking',
          `select ${COMMUNICATION_COLUMNS} from communication
           where booking_id = $4 and (sent_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1, bookingId],
        )
      : await this.db.rows<Row>(
          'communications',
          `select ${COMMUNICATION_COLUMNS} from communication where (sent_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1],
        );
    const page = toPage(rows, limit, (row) => ({ key: row.sentAt.toISOString(), id: row.id }));
    return {
      next: page.next,
      rows: page.rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })),
    };
  }

  /**
   * A message that staff wrote; it leaves in the operator's own way and is `sent` only then. While a question to them
   * is open, it brings a link to answer it.
   */
  async send(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    { bookingId, operatorId, subject, message }: SendCommunication,
  ): Promise<Communication> {
    const booking = await this.bookings.find(bookingId);
    if (!booking) throw DomainError.field('bookingId', NOT_KNOWN_YET);
    return this.db.transaction((tx) =>
      this.idempotencyKeys.once(tx, `staff:${staff.id}`, idempotencyKey, async () => {
        const operator = await this.addressee(tx, operatorId);
        const question = await this.requests.answerable(tx, bookingId, operatorId);
        const communication = await this.messenger.send(tx, operator, booking, {
          communicationType: 'manual',
          subject: subject || `Booking ${booking.reference}: ${booking.itemName}`,
          message,
          answerUrl: question && reachable(operator) ? await this.links.add(tx, question.id) : null,
        });
        await this.outbox.add(tx, 'operators.communication.changed.v1', {
          bookingId: booking.id,
          operatorId,
          communicationId: communication.id,
          status: communication.status,
          written: true,
        });
        return communication;
      }),
    );
  }

  /** What an operator answered to one of our messages; it closes the question that was open. @returns the answer */
  async respond(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    id: number,
    { response, requestStatus = 'confirmed', quotedPrice }: AnswerCommunication,
  ): Promise<Communication> {
    return this.db.transaction((tx) =>
      this.idempotencyKeys.once(tx, `staff:${staff.id}`, idempotencyKey, async () => {
        await this.recorder.holdOperatorOf(tx, id);
        const asked = { ...(await this.unanswered(tx, id)), communicationId: id };
        return this.recorder.record(tx, asked, response, {
          response,
          requestStatus,
          quotedPrice: quotedPrice ?? null,
          by: staff.name,
          writtenBy: 'staff',
        });
      }),
    );
  }

  private async addressee(tx: EntityManager, operatorId: number): Promise<Addressee> {
    const [operator] = (await tx.query(
      `select id, name, contact_email as "contactEmail", integration_method as "integrationMethod"
       from operator where id = $1 and not deleted for share`,
      [operatorId],
    )) as Addressee[];
    if (!operator) throw DomainError.field('operatorId', 'This operator is not in the network.');
    return operator;
  }

  private async unanswered(tx: EntityManager, id: number): Promise<Communication> {
    const [communication] = (await tx.query(
      `select ${COMMUNICATION_COLUMNS} from communication where id = $1 for update`,
      [id],
    )) as Communication[];
    if (!communication) throw DomainError.notFound('The communication');
    if (communication.direction === 'inbound') {
      throw new DomainError('conflict', 'Only a message of ours can be answered.');
    }
    if (communication.status === 'responded') {
      throw new DomainError('conflict', 'This message has been answered already.');
    }
    return communication;
  }
}

/** Whoever is told by telephone gets no link with it; staff make one where it helps. */
const reachable = ({ integrationMethod }: Addressee): boolean => integrationMethod !== 'manual';
