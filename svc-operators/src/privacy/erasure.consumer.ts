import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { KitErasure, OnEvent, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AnswerLinkRepository } from '../availability-requests/answer-link.repository.js';
import { AvailabilityRequestService } from '../availability-requests/availability-request.service.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { MAIL_TOPIC } from '../communications/communication.view.js';
import { ErasedBookingService } from './erased-booking.service.js';
import { ErasureRepository } from './erasure.repository.js';

/**
 * Follows svc-booking, which says which bookings their customer has erased, in one transaction. A repeat finds nothing
 * left to erase, and keeps what operators were told since.
 */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly erasures: ErasureRepository,
    private readonly requests: AvailabilityRequestService,
    private readonly links: AnswerLinkRepository,
    private readonly erasedBookings: ErasedBookingService,
    private readonly kitErasure: KitErasure,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('booking.customer.erased.v1', { together: false }) // each searches all letters
  async erased(
    tx: EntityManager,
    { data: { erasureId, bookingIds } }: EventEnvelope<'booking.customer.erased.v1'>,
  ): Promise<void> {
    const erased = await this.bookings.erase(tx, bookingIds);
    const concerned = await this.erasedBookings.lockConcerned(tx, erased);
    const { references, communicationIds, requestIds } = await this.erasures.find(tx, erased);
    await this.erasures.emptyDeliveries(tx, erased);
    await this.kitErasure.forget(tx, { mentions: [...erased, ...references] });
    await this.kitErasure.forgetLetters(tx, MAIL_TOPIC, communicationIds);
    await this.erasures.empty(tx, erased);
    await this.links.updateRevoked(tx, requestIds);
    for (const bookingId of erased) await this.requests.bookingEnded(tx, bookingId);
    for (const one of concerned) await this.erasedBookings.tell(tx, one);
    await this.outbox.add(tx, 'operators.customer.erased.v1', { erasureId });
  }
}
