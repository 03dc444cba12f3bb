import { Injectable } from '@nestjs/common';
import type { EditTripUpdate, TripUpdate, TripUpdateVersion } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { beyondTrip } from './trip-update.errors.js';
import { TripUpdateRepository } from './trip-update.repository.js';
import { type EditedFields, editedFields } from './trip-update.rules.js';

/** What staff may do with an update: edit it, or withdraw it. The trip's status stays. */
@Injectable()
export class TripUpdateChangeService {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly updates: TripUpdateRepository,
    private readonly outbox: Outbox,
  ) {}

  /** As it stood before each change, newest first. */
  async versions(id: number): Promise<TripUpdateVersion[]> {
    await this.updates.get(this.database.manager, id);
    return this.updates.versions(id);
  }

  /** An edit that changes nothing is no change. */
  edit(
    staff: StaffIdentity,
    id: number,
    request: EditTripUpdate,
    seen: number | undefined,
  ): Promise<TripUpdate> {
    return this.database.transaction(async (tx) => {
      const { booking, update } = await this.lock(tx, id, seen);
      if (request.dayNumber > booking.durationDays) throw beyondTrip(booking);
      if (update.isVisible && !request.isVisible) throw wasRead();
      const fields = editedFields(update, request);
      if (!fields) return update;
      const edited = await this.updates.edit(tx, update, request);
      return this.tell(tx, booking, staff, edited, { deed: 'edited', ...fields });
    });
  }

  /** Withdraws an update: its customer reads that it was withdrawn, but not its text. */
  withdraw(
    staff: StaffIdentity,
    id: number,
    seen: number | undefined,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<TripUpdate> {
    return this.idempotencyKeys.transaction(staffActor(staff).key, idempotencyKey, async (tx) => {
      const { booking, update } = await this.lock(tx, id, seen);
      const withdrawn = await this.updates.withdraw(tx, update);
      return this.tell(tx, booking, staff, withdrawn, { deed: 'withdrawn' });
    });
  }

  private async lock(
    tx: EntityManager,
    id: number,
    seen: number | undefined,
  ): Promise<{ booking: BookingEntity; update: TripUpdate }> {
    const { bookingId } = await this.updates.get(tx, id);
    const booking = await this.bookings.lock(tx, bookingId);
    const update = await this.updates.get(tx, id);
    if (update.withdrawnAt !== null) {
      throw new DomainError('conflict', 'This update was withdrawn.', { extensions: { current: update } });
    }
    assertFresh(seen, update);
    return { booking, update };
  }

  private async tell(
    tx: EntityManager,
    { id: bookingId, customerId }: BookingEntity,
    staff: StaffIdentity,
    update: TripUpdate | undefined,
    done: { deed: 'withdrawn' } | ({ deed: 'edited' } & EditedFields),
  ): Promise<TripUpdate> {
    if (!update) throw new DomainError('conflict', 'Somebody changed this update just now.');
    const { id: updateId, updateType, isVisible, title } = update;
    await this.history.insert(tx, bookingId, staffActor(staff), 'trip update', {
      updateId,
      updateType,
      title,
      ...done,
    });
    await this.outbox.add(
      tx,
      'booking.trip.update-changed.v1',
      { bookingId, updateId, isVisible, withdrawn: update.withdrawnAt !== null },
      isVisible ? { customerId } : {},
    );
    return update;
  }
}

function wasRead(): DomainError {
  return DomainError.field('isVisible', 'The traveler may have read this update: withdraw it instead.');
}
