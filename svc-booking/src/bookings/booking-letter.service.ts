import { Injectable } from '@nestjs/common';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { tripAgreed } from '../calendar/trip.calendar.js';
import { BookingConfig } from '../config.js';
import type { BookingEntity } from './booking.entity.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { completedLetter } from './completed.letter.js';
import { confirmedLetter } from './confirmed.letter.js';
import { operatorChangedLetter } from './operator-changed.letter.js';

/** Letters of these kinds are known by their booking. */
export const CONFIRMED_LETTER = 'booking-confirmed';
export const OPERATOR_CHANGED_LETTER = 'operator-changed';
export const COMPLETED_LETTER = 'trip-completed';

/** What a customer is written when their booking gets somewhere, in the transaction in which it does. */
@Injectable()
export class BookingLetterService {
  constructor(
    private readonly config: BookingConfig,
    private readonly history: BookingHistoryRepository,
    private readonly mail: OutgoingMail,
  ) {}

  /** An operator runs the trip: from now on its days stand in the customer's calendar. */
  async confirmed(tx: EntityManager, booking: BookingEntity): Promise<void> {
    await this.mail.add(tx, {
      topic: CONFIRMED_LETTER,
      topicId: booking.id,
      messageId: confirmedId(booking),
      held: true,
      to: booking.customerEmail,
      ...confirmedLetter(booking, this.config),
      attachments: [tripAgreed(booking, this.config)],
    });
  }

  /** @returns whether the customer will not hear of the confirmation that brought the booking to its version */
  unconfirmed(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    return this.mail.withdraw(tx, confirmedId(booking));
  }

  /** Another operator runs the trip than the one whose name the customer was told. */
  async operatorChanged(tx: EntityManager, booking: BookingEntity, former: string): Promise<void> {
    await this.mail.add(tx, {
      topic: OPERATOR_CHANGED_LETTER,
      topicId: booking.id,
      to: booking.customerEmail,
      ...operatorChangedLetter(booking, former, this.config),
    });
  }

  async completed(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const reviewed = (await this.history.count(tx, booking.id, 'review')) > 0;
    await this.mail.add(tx, {
      topic: COMPLETED_LETTER,
      topicId: booking.id,
      messageId: completedId(booking),
      held: true,
      to: booking.customerEmail,
      ...completedLetter(booking, { reviewed }, this.config),
    });
  }

  /** The thanks for a trip that goes on are written anew at its end. @returns whether the customer will not hear of those now */
  reopened(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    return this.mail.withdraw(tx, completedId(booking));
  }
}

const confirmedId = ({ id, version }: BookingEntity): string => `confirmed-${version}-${id}`;
const completedId = ({ id, version }: BookingEntity): string => `completed-${version}-${id}`;
