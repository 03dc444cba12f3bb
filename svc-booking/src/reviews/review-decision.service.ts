import { Injectable } from '@nestjs/common';
import type { CustomerReview, HistoryFacts, WithholdingGround } from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { ReviewRepository } from './review.repository.js';

/** What staff may do with a review: only withhold it on a ground, publish it again, and answer it once. */
interface Decision {
  /** Of the decision's entry in the booking's history. */
  facts: HistoryFacts<'review decision'>;
  /** Whether the review is still as this decision left it. */
  stands: (review: CustomerReview) => boolean;
  change: (tx: EntityManager, review: CustomerReview) => Promise<CustomerReview>;
}

@Injectable()
export class ReviewDecisionService {
  constructor(
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly reviews: ReviewRepository,
    private readonly history: BookingHistoryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError `conflict` when it is withheld already */
  withhold(
    staff: StaffIdentity,
    id: number,
    ground: WithholdingGround,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.decide(staff, id, idempotencyKey, {
      facts: { reviewId: id, withheld: ground },
      stands: ({ withheld }) => withheld?.ground === ground,
      change: (tx, review) => {
        if (review.withheld) throw new DomainError('conflict', 'This review is withheld already.');
        return this.reviews.withhold(tx, id, ground, staffActor(staff).key);
      },
    });
  }

  /** @throws DomainError `conflict` when it is not withheld */
  publish(
    staff: StaffIdentity,
    id: number,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.decide(staff, id, idempotencyKey, {
      facts: { reviewId: id, withheld: null },
      stands: ({ withheld }) => withheld === null,
      change: (tx, review) => {
        if (!review.withheld) throw new DomainError('conflict', 'This review is published.');
        return this.reviews.publish(tx, id);
      },
    });
  }

  /** @throws DomainError `conflict` when it has been answered */
  reply(
    staff: StaffIdentity,
    id: number,
    text: string,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.decide(staff, id, idempotencyKey, {
      facts: { reviewId: id, replied: true },
      stands: ({ reply }) => reply !== null,
      change: (tx, review) => {
        if (review.reply) throw new DomainError('conflict', 'This review has been answered.');
        return this.reviews.reply(tx, id, text, staffActor(staff).key, new Date());
      },
    });
  }

  /** Locks the booking before the review, in the same order as an erasure: the opposite order could deadlock. */
  private decide(
    staff: StaffIdentity,
    id: number,
    idempotencyKey: IdempotencyKey | undefined,
    { facts, stands, change }: Decision,
  ): Promise<CustomerReview> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const reviewed = await this.reviews.findBookingId(tx, id);
        if (reviewed !== undefined) await this.bookings.share(tx, reviewed);
        const review = await this.reviews.lock(tx, id);
        if (!review) throw DomainError.notFound('The review');
        const changed = await change(tx, review);
        const { bookingId } = review;
        const { customerId } = await this.bookings.get(tx, bookingId);
        await this.history.insert(tx, bookingId, who, 'review decision', facts);
        await this.outbox.add(tx, 'booking.review.changed.v1', { bookingId, reviewId: id }, { customerId });
        return changed;
      },
      { stands: async (tx) => stands(await this.reviews.read(tx, id)) },
    );
  }
}
