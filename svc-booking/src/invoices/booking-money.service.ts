import { Injectable } from '@nestjs/common';
import type { BookingMoney, Identity } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { BookingReading } from '../bookings/booking-reading.service.js';
import { BookingConfig } from '../config.js';
import { balance } from '../payments/payment.rules.js';
import { Payments } from '../payments/payments.service.js';
import { InvoiceEntity } from './invoice.entity.js';
import { toInvoice } from './invoice.view.js';

@Injectable()
export class BookingMoneyService {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
    private readonly reading: BookingReading,
    private readonly payments: Payments,
  ) {}

  async of(who: Identity, bookingId: string): Promise<BookingMoney> {
    const { totalPrice } = await this.reading.visible(who, bookingId);
    const { manager } = this.database;
    const invoices = await manager.findBy(InvoiceEntity, { bookingId });
    const payments = await this.payments.of(manager, bookingId);
    return {
      bookingId,
      totalPrice,
      ...balance(totalPrice, payments, this.config.brand.currency),
      invoices: await Promise.all(
        invoices.map((invoice) => toInvoice(manager, invoice, who.staff ? 'staff' : 'customer')),
      ),
      payments: payments.map(({ recordedAt, ...payment }) => ({
        ...payment,
        recordedAt: recordedAt.toISOString(),
      })),
    };
  }
}
