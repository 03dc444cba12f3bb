import { Injectable } from '@nestjs/common';
import { type BookingMoney, fromMinor, type Identity } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { BookingService } from '../bookings/booking.service.js';
import { CancellationRepository } from '../cancellations/cancellation.repository.js';
import { BookingConfig } from '../config.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { balance } from '../payments/payment.rules.js';
import { toPayment } from '../payments/payment.view.js';
import { InvoiceRepository } from './invoice.repository.js';
import { toInvoice } from './invoice.view.js';
import { InvoiceDeliveryRepository } from './invoice-delivery.repository.js';

@Injectable()
export class BookingMoneyService {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
    private readonly bookings: BookingService,
    private readonly invoices: InvoiceRepository,
    private readonly deliveries: InvoiceDeliveryRepository,
    private readonly payments: PaymentRepository,
    private readonly cancellations: CancellationRepository,
  ) {}

  async of(who: Identity, bookingId: string): Promise<BookingMoney> {
    const { totalPrice, status } = await this.bookings.visible(who, bookingId);
    const { manager } = this.database;
    const invoice = await this.invoices.findOf(manager, bookingId);
    const deliveries = invoice ? await this.deliveries.of(manager, invoice.id) : [];
    const payments = await this.payments.of(manager, bookingId);
    const { currency } = this.config.brand;
    const { paid, due } = balance(totalPrice, payments, currency);
    const cancellation = status === 'cancelled' ? await this.cancellations.find(bookingId) : undefined;
    return {
      bookingId,
      totalPrice,
      paid,
      due: cancellation ? fromMinor(0, currency) : due,
      invoices: invoice ? [toInvoice(invoice, deliveries, who.staff ? 'staff' : 'customer')] : [],
      payments: payments.map((payment) => toPayment(payment, who.staff ? 'staff' : 'customer')),
      refund: cancellation ? { amount: cancellation.refund, state: cancellation.refundState } : null,
    };
  }
}
