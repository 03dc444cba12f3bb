import { Injectable } from '@nestjs/common';
import type { TripUpdate } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { TripUpdateEntity } from './trip-update.entity.js';
import { TRIP_UPDATE_COLUMNS } from './trip-update.view.js';

const SHOWN_MAX = 500;

@Injectable()
export class TripUpdateRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, at most {@link SHOWN_MAX}. */
  of(bookingId: string, { withHidden }: { withHidden: boolean }): Promise<TripUpdate[]> {
    return this.database.rows<TripUpdate>(
      'trip-updates',
      `select ${TRIP_UPDATE_COLUMNS} from trip_update
       where booking_id = $1 and (is_visible or $2)
       order by posted_at desc, id desc limit ${SHOWN_MAX}`,
      [bookingId, withHidden],
    );
  }

  async insert(tx: EntityManager, fields: Omit<TripUpdateEntity, 'id'>): Promise<TripUpdateEntity> {
    const update = tx.create(TripUpdateEntity, fields);
    await tx.insert(TripUpdateEntity, update);
    return update;
  }
}
