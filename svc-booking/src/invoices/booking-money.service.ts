import { Injectable } from '@nestjs/common';
import {
  type BookingMoney,
  type Cancellation,
  fromMinor,
  type Identity,
  standingAmount,
  toMinor,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { BookingService } from '../bookings/booking.service.js';
import { BookingConfig } from '../config.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { standing } from '../payments/payment.rules.js';
import { toPayments, toRepayments } from '../payments/payment.view.js';
import { InvoiceAccountService } from './invoice-account.service.js';

@Injectable()
export class BookingMoneyService {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
    private readonly bookings: BookingService,
    private readonly invoices: InvoiceAccountService,
    private readonly payments: PaymentRepository,
    private readonly cancellations: CancellationRepository,
  ) {}

  async of(who: Identity, bookingId: string): Promise<BookingMoney> {
    const reader = who.staff ? 'staff' : 'customer';
    const { totalPrice, status } = await this.bookings.visible(who, bookingId);
    const { manager } = this.database;
    const ledger = await this.payments.of(manager, bookingId);
    const { currency } = this.config.brand;
    const told = await this.invoices.of(manager, bookingId, reader);
    const invoices = told.map(({ invoice }) => invoice);
    const cancellation =
      status === 'cancelled' ? await this.cancellations.find(manager, bookingId) : undefined;
    const { paid, due } = standing(totalPrice, cancellation, ledger, currency);
    return {
      bookingId,
      totalPrice,
      paid,
      due,
      cost: cancellation?.kept ?? totalPrice,
      invoiced: fromMinor(
        invoices.reduce((minor, each) => minor + toMinor(standingAmount(each, currency), currency), 0),
        currency,
      ),
      invoices,
      payments: toPayments(ledger, reader),
      repayments: toRepayments(ledger, reader),
      refund: cancellation ? refundOf(cancellation) : null,
    };
  }
}

const refundOf = ({
  refund: amount,
  refundState: state,
  refundedOn,
}: Cancellation): BookingMoney['refund'] => ({
  amount,
  state,
  refundedOn,
});
