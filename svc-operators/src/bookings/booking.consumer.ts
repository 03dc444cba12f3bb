import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { QuestionService } from '../questions/question.service.js';

/** Keeps the facts of bookings that operators are asked about. News of one booking may come in any order. */
@Injectable()
export class BookingConsumer {
  constructor(private readonly questions: QuestionService) {}

  @OnEvent('booking.booking.placed.v1')
  async placed(tx: EntityManager, { data }: EventEnvelope<'booking.booking.placed.v1'>): Promise<void> {
    await tx.query(
      `insert into booking (id, reference, booking_type, item_id, item_name, number_of_travelers, preferred_date,
         total_price, special_requests)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        data.bookingId,
        data.reference,
        data.bookingType,
        data.itemId,
        data.itemName,
        data.numberOfTravelers,
        data.preferredDate,
        data.totalPrice,
        data.specialRequests,
      ],
    );
  }

  @OnEvent('booking.booking.status-changed.v1')
  async statusChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.status-changed.v1'>,
  ): Promise<void> {
    await tx.query(
      `insert into booking_progress (booking_id, status, status_version) values ($1, $2, $3)
       on conflict on constraint booking_progress_pk do update
         set status = excluded.status, status_version = excluded.status_version, changed_at = clock_timestamp()
         where booking_progress.status_version < excluded.status_version`,
      [data.bookingId, data.to, data.version],
    );
    if (data.to === 'completed') await this.questions.closeOf(tx, data.bookingId);
  }

  @OnEvent('booking.booking.operator-assigned.v1')
  async operatorAssigned(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.operator-assigned.v1'>,
  ): Promise<void> {
    await tx.query(
      `insert into booking_progress (booking_id, assigned_operator_id, assigned_version) values ($1, $2, $3)
       on conflict on constraint booking_progress_pk do update
         set assigned_operator_id = excluded.assigned_operator_id, assigned_version = excluded.assigned_version,
           changed_at = clock_timestamp()
         where booking_progress.assigned_version < excluded.assigned_version`,
      [data.bookingId, data.operatorId, data.version],
    );
  }
}
