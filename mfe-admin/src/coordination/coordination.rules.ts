import type { AvailabilityRequest, Communication } from '@safari/contracts';

/** How many of the latest bookings and requests are shown. */
export const RECENT = 10;

/** Outbound communications without an answer. */
export function waiting(communications: readonly Communication[]): Communication[] {
  return communications.filter(
    ({ direction, status }) => direction === 'outbound' && (status === 'pending' || status === 'sent'),
  );
}

/** The last requests, newest first. */
export function latestRequests(requests: readonly AvailabilityRequest[]): AvailabilityRequest[] {
  return requests.toSorted((a, b) => b.id - a.id).slice(0, RECENT);
}
