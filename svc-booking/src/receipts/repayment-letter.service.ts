import { Injectable } from '@nestjs/common';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import { toCustomer } from '../letters/customer.letter.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import { PaymentService } from '../payments/payment.service.js';
import type { PaidBooking } from './receipt.letter.js';
import { type PaidBack, repaymentLetter, voidedRepaymentLetter } from './repayment.letter.js';

/** Topics of letters whose `topicId` is the id of their booking. */
export const REPAYMENT_LETTER = 'repayment';
export const VOIDED_REPAYMENT_LETTER = 'repayment-voided';

interface RepaidBooking extends PaidBooking {
  id: string;
  customerEmail: string;
}

/** Writes to a customer that money has gone back to them, or has not after all, in the transaction that records it. */
@Injectable()
export class RepaymentLetterService {
  constructor(
    private readonly config: BookingConfig,
    private readonly payments: PaymentService,
    private readonly mail: OutgoingMail,
  ) {}

  async repaid(tx: EntityManager, booking: RepaidBooking, line: PaymentEntity): Promise<void> {
    await this.mail.add(tx, {
      ...toCustomer(booking, REPAYMENT_LETTER),
      messageId: letterId(booking, line.id),
      ...repaymentLetter(
        booking,
        paidBack(line),
        await this.payments.writtenStanding(tx, booking),
        this.config,
      ),
    });
  }

  /**
   * A letter that has certainly not been sent is withdrawn, so that there is nothing to correct. @param counter the
   * counter-entry
   */
  async voided(tx: EntityManager, booking: RepaidBooking, counter: PaymentEntity): Promise<void> {
    if (counter.voids !== null && (await this.mail.withdraw(tx, letterId(booking, counter.voids)))) return;
    const standing = await this.payments.standingWithout(tx, booking, counter);
    await this.mail.add(tx, {
      ...toCustomer(booking, VOIDED_REPAYMENT_LETTER),
      ...voidedRepaymentLetter(booking, paidBack(counter), standing, this.config),
    });
  }
}

const paidBack = ({ amount, receivedOn: repaidOn, reference }: PaymentEntity): PaidBack => ({
  amount,
  repaidOn,
  reference,
});

const letterId = ({ id }: RepaidBooking, paymentId: number): string => `repayment-${paymentId}-${id}`;
