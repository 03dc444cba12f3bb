import type { TripStatus } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';
import type { TripEntity } from './trip.entity.js';

/** The fields of {@link TripStatus} for `json_build_object`. */
export const TRIP_FIELDS = `
  'bookingId', trip.booking_id, 'currentStatus', current_status, 'currentDay', current_day, 'totalDays', total_days,
  'completionPercentage', completion_percentage, 'startDate', start_date, 'expectedEndDate', expected_end_date,
  'reopened', case when reopened_at is null then null else
    json_build_object('at', ${wireMoment('reopened_at')}, 'reason', reopened_reason) end,
  'version', trip.version`;

export function toTripStatus(trip: TripEntity): TripStatus {
  const { bookingId, currentStatus, currentDay, totalDays, completionPercentage } = trip;
  const { startDate, expectedEndDate, reopenedAt, reopenedReason, version } = trip;
  return {
    bookingId,
    currentStatus,
    currentDay,
    totalDays,
    completionPercentage,
    startDate,
    expectedEndDate,
    reopened: reopenedAt && { at: reopenedAt.toISOString(), reason: reopenedReason ?? '' },
    version,
  };
}
