import { Injectable } from '@nestjs/common';
import { today } from '@safari/contracts';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { inCalendar, tripAgreed, tripCalledOff } from '../calendar/trip.calendar.js';
import { BookingConfig } from '../config.js';
import { toCustomer } from '../letters/customer.letter.js';
import { BookingEntity } from './booking.entity.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { completedLetter } from './completed.letter.js';
import { confirmedLetter } from './confirmed.letter.js';
import { CustomerLetterRepository } from './customer-letter.repository.js';
import { operatorChangedLetter } from './operator-changed.letter.js';
import { reachedElsewhereLetter, reachedHereLetter } from './readdressed.letter.js';

/** Topics of letters whose `topicId` is the id of their booking. */
export const CONFIRMED_LETTER = 'booking-confirmed';
export const OPERATOR_CHANGED_LETTER = 'operator-changed';
export const COMPLETED_LETTER = 'trip-completed';
export const REACHED_HERE_LETTER = 'reached-here';
export const REACHED_ELSEWHERE_LETTER = 'reached-elsewhere';

/** With one of these, an address gets a trip's calendar entry for the first time. */
const BRINGS_ENTRY = [CONFIRMED_LETTER, REACHED_HERE_LETTER];

/** Writes to a customer when the status of their booking changes, in the transaction of the change. */
@Injectable()
export class BookingLetterService {
  constructor(
    private readonly config: BookingConfig,
    private readonly history: BookingHistoryRepository,
    private readonly letters: CustomerLetterRepository,
    private readonly mail: OutgoingMail,
  ) {}

  /** An operator runs the trip; the letter brings its days for the customer's calendar. */
  async confirmed(tx: EntityManager, booking: BookingEntity): Promise<void> {
    await this.mail.add(tx, {
      ...toCustomer(booking, CONFIRMED_LETTER),
      messageId: confirmedId(booking),
      held: true,
      ...confirmedLetter(booking, this.config, today()),
      attachments: [tripAgreed(booking, this.config)],
    });
  }

  /**
   * Withdraws the confirmation letter of this version of the booking.
   * @returns whether it had certainly not been sent
   */
  unconfirmed(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    return this.mail.withdraw(tx, confirmedId(booking));
  }

  /** Tells the customer that another operator runs the trip than the one named to them before. */
  async operatorChanged(tx: EntityManager, booking: BookingEntity, former: string): Promise<void> {
    await this.mail.add(tx, {
      ...toCustomer(booking, OPERATOR_CHANGED_LETTER),
      ...operatorChangedLetter(booking, former, this.config),
    });
  }

  /**
   * The customer has another e-mail address, to which waiting letters go from now on. The trip's calendar entry is sent
   * to the new address, and cancelled at the former one if it may have arrived there.
   */
  async readdressed(
    tx: EntityManager,
    booking: BookingEntity,
    before: Partial<BookingEntity> & Pick<BookingEntity, 'customerEmail'>,
  ): Promise<void> {
    const former = Object.assign(new BookingEntity(), booking, before);
    const { id: bookingId, customerEmail: to } = booking;
    const { customerEmail: from } = former;
    const known = await this.letters.mayHaveArrived(tx, { bookingId, recipient: from }, BRINGS_ENTRY);
    await this.mail.readdress(tx, bookingId, { from, to });
    const isAnother = from !== '' && from.toLowerCase() !== to.toLowerCase(); // '': of an erased customer
    if (!inCalendar(booking.status) || !isAnother) return;
    const at = new Date();
    if (known) {
      await this.mail.add(tx, {
        ...toCustomer(former, REACHED_ELSEWHERE_LETTER),
        ...reachedElsewhereLetter(former, this.config),
        attachments: [tripCalledOff(former, this.config, at)],
      });
    }
    // both addresses may share a calendar: of two entries of one version the later one counts
    const later = new Date(at.getTime() + 1000);
    await this.mail.add(tx, {
      ...toCustomer(booking, REACHED_HERE_LETTER),
      ...reachedHereLetter(booking, this.config),
      attachments: [tripAgreed(booking, this.config, later)],
    });
  }

  async completed(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const reviewed = (await this.history.count(tx, booking.id, 'review')) > 0;
    await this.mail.add(tx, {
      ...toCustomer(booking, COMPLETED_LETTER),
      messageId: completedId(booking),
      held: true,
      ...completedLetter(booking, { reviewed }, this.config),
    });
  }

  /**
   * Withdraws the letter of thanks, which is written again when the trip ends.
   * @returns whether it had certainly not been sent
   */
  reopened(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    return this.mail.withdraw(tx, completedId(booking));
  }
}

const confirmedId = ({ id, version }: BookingEntity): string => `confirmed-${version}-${id}`;
const completedId = ({ id, version }: BookingEntity): string => `completed-${version}-${id}`;
