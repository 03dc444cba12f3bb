import type { TripUpdate } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';
import type { TripUpdateEntity } from './trip-update.entity.js';

/** A row of `trip_update` as `TripUpdate` of the contracts. */
export const TRIP_UPDATE_COLUMNS = `
  id, booking_id as "bookingId", update_type as "updateType", title, description, location,
  day_number as "dayNumber", is_visible as "isVisible", ${wireMoment('posted_at')} as timestamp,
  ${wireMoment('edited_at')} as "editedAt", ${wireMoment('withdrawn_at')} as "withdrawnAt", version`;

export function toTripUpdate(update: TripUpdateEntity): TripUpdate {
  return {
    id: update.id,
    bookingId: update.bookingId,
    updateType: update.updateType,
    title: update.title,
    description: update.description,
    location: update.location,
    dayNumber: update.dayNumber,
    isVisible: update.isVisible,
    timestamp: update.postedAt.toISOString(),
    editedAt: update.editedAt?.toISOString() ?? null,
    withdrawnAt: update.withdrawnAt?.toISOString() ?? null,
    version: update.version,
  };
}

/** As its customer reads it: a withdrawn one without its text. */
export function asCustomerReads(update: TripUpdate): TripUpdate {
  return update.withdrawnAt === null ? update : { ...update, title: '', description: '', location: '' };
}
