import type { AvailabilityRequest, Communication } from '@safari/contracts';

/** How many bookings and requests the screen looks back. */
export const RECENT = 10;

/** What we wrote and what nobody has answered yet. */
export function waiting(communications: readonly Communication[]): Communication[] {
  return communications.filter(
    ({ direction, status }) => direction === 'outbound' && (status === 'pending' || status === 'sent'),
  );
}

/** The last requests, newest first. */
export function latestRequests(requests: readonly AvailabilityRequest[]): AvailabilityRequest[] {
  return requests.toSorted((a, b) => b.id - a.id).slice(0, RECENT);
}
