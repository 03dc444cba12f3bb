import type { TripStatus } from '@safari/contracts';
import type { TripEntity } from './trip.entity.js';

export function toTripStatus(trip: TripEntity): TripStatus {
  const { bookingId, currentStatus, currentDay, totalDays, completionPercentage } = trip;
  const { startDate, expectedEndDate, version } = trip;
  return {
    bookingId,
    currentStatus,
    currentDay,
    totalDays,
    completionPercentage,
    startDate,
    expectedEndDate,
    version,
  };
}
