import { Injectable } from '@nestjs/common';
import type { EditTripUpdate, TripUpdate, TripUpdateVersion } from '@safari/contracts';
import { Database, DomainError, rowOf, wireMoment } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { TripUpdateEntity } from './trip-update.entity.js';
import { asCustomerReads, TRIP_UPDATE_COLUMNS } from './trip-update.view.js';

type Posted = Omit<TripUpdateEntity, 'id' | 'version' | 'editedAt' | 'withdrawnAt'>;

@Injectable()
export class TripUpdateRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. @param atMost null for every one */
  async of(
    bookingId: string,
    { withHidden, atMost = null }: { withHidden: boolean; atMost?: number | null },
  ): Promise<TripUpdate[]> {
    const updates = await this.database.rows<TripUpdate>(
      'trip-updates',
      `select ${TRIP_UPDATE_COLUMNS} from trip_update
       where booking_id = $1 and (is_visible or $2)
       order by posted_at desc, id desc limit $3`,
      [bookingId, withHidden, atMost],
    );
    return withHidden ? updates : updates.map(asCustomerReads);
  }

  /** As it stood before each change, newest first. */
  versions(id: number): Promise<TripUpdateVersion[]> {
    return this.database.rows<TripUpdateVersion>(
      'trip-update-versions',
      `select version, title, description, location, day_number as "dayNumber", is_visible as "isVisible",
         ${wireMoment('replaced_at')} as "replacedAt"
       from trip_update_version where update_id = $1 order by trip_update_version.version desc`,
      [id],
    );
  }

  /** @throws DomainError when there is none */
  async get(tx: EntityManager, id: number): Promise<TripUpdate> {
    const update = await rowOf<TripUpdate>(
      tx,
      `select ${TRIP_UPDATE_COLUMNS} from trip_update where id = $1`,
      [id],
    );
    if (!update) throw DomainError.notFound('The update');
    return update;
  }

  async insert(tx: EntityManager, fields: Posted): Promise<TripUpdateEntity> {
    const update = tx.create(TripUpdateEntity, { ...fields, version: 1, editedAt: null, withdrawnAt: null });
    await tx.insert(TripUpdateEntity, update);
    return update;
  }

  /**
   * Edits the version that was read, and keeps that one. @returns undefined where the stored version is another by now
   */
  edit(
    tx: EntityManager,
    { id, version }: TripUpdate,
    { title, description, location, dayNumber, isVisible }: EditTripUpdate,
  ): Promise<TripUpdate | undefined> {
    return rowOf<TripUpdate>(
      tx,
      `with before as (
         insert into trip_update_version (update_id, version, title, description, location, day_number, is_visible)
         select id, version, title, description, location, day_number, is_visible from trip_update
         where id = $1 and version = $2 and withdrawn_at is null
       )
       update trip_update set title = $3, description = $4, location = $5, day_number = $6, is_visible = $7,
         edited_at = now(), version = version + 1
       where id = $1 and version = $2 and withdrawn_at is null returning ${TRIP_UPDATE_COLUMNS}`,
      [id, version, title, description, location, dayNumber, isVisible],
    );
  }

  /** @returns undefined where the stored version is another by now */
  withdraw(tx: EntityManager, { id, version }: TripUpdate): Promise<TripUpdate | undefined> {
    return rowOf<TripUpdate>(
      tx,
      `update trip_update set withdrawn_at = now(), version = version + 1
       where id = $1 and version = $2 and withdrawn_at is null returning ${TRIP_UPDATE_COLUMNS}`,
      [id, version],
    );
  }
}
