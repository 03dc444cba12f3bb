import type { TripUpdate } from '@safari/contracts';
import type { TripUpdateEntity } from './trip-update.entity.js';

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
  };
}
