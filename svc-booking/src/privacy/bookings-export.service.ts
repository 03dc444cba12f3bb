import { Injectable } from '@nestjs/common';
import type { Booking, BookingExport } from '@safari/contracts';
import { type CustomerIdentity, Database } from '@safari/service-kit';
import { OFFER_LETTER } from '../changes/change-letter.service.js';
import { ChangeOfferRepository } from '../changes/change-offer.repository.js';
import { toOffer } from '../changes/change-offer.view.js';
import { INVOICE_DELIVERY } from '../invoices/invoice.service.js';
import { InvoiceAccountService } from '../invoices/invoice-account.service.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { toCancellation } from '../payments/cancellation.view.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { toPayments, toRepayments } from '../payments/payment.view.js';
import { ReviewRepository } from '../reviews/review.repository.js';
import { TripUpdateRepository } from '../trip-updates/trip-update.repository.js';
import { TripRepository } from '../trips/trip.repository.js';
import { BookingPrivacyRepository } from './booking-privacy.repository.js';

/** Everything that this service knows of a customer, booking by booking, in the shapes of the other calls. */
@Injectable()
export class BookingsExportService {
  constructor(
    private readonly database: Database,
    private readonly trips: TripRepository,
    private readonly updates: TripUpdateRepository,
    private readonly invoices: InvoiceAccountService,
    private readonly payments: PaymentRepository,
    private readonly cancellations: CancellationRepository,
    private readonly offers: ChangeOfferRepository,
    private readonly reviews: ReviewRepository,
    private readonly more: BookingPrivacyRepository,
  ) {}

  async of({ id }: CustomerIdentity): Promise<BookingExport[]> {
    const parts: BookingExport[] = [];
    for (const booking of await this.more.bookings(id)) parts.push(await this.part(booking));
    return parts;
  }

  private async part(booking: Booking): Promise<BookingExport> {
    const { id } = booking;
    const { manager } = this.database;
    const invoices = await this.invoices.of(manager, id, 'customer');
    const deliveries = invoices.flatMap(({ invoice }) => invoice.deliveries);
    const ledger = await this.payments.of(manager, id);
    const cancellation = await this.cancellations.find(manager, id);
    const offers = await this.offers.of(manager, id);
    const planned = await this.trips.findWithPlan(id);
    return {
      booking,
      trip: planned?.trip ?? null,
      tripUpdates: await this.updates.of(id, { withHidden: false }),
      invoices: invoices.map(({ invoice, facts }) => ({ ...invoice, billTo: facts.billTo })),
      payments: toPayments(ledger, 'customer'),
      repayments: toRepayments(ledger, 'customer'),
      cancellation: cancellation ? toCancellation(cancellation, 'customer') : null,
      changeOffers: offers.map(toOffer),
      messages: await this.more.messages(id),
      reviews: await this.reviews.of(id),
      letters: await this.more.letters(id, [
        ...deliveries.map((delivery) => ({ topic: INVOICE_DELIVERY, id: delivery.id })),
        ...offers.map((offer) => ({ topic: OFFER_LETTER, id: offer.id })),
      ]),
      history: await this.more.history(id),
    };
  }
}
