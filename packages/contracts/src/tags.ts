/** What the screens keep of the server's data; a change names what it makes stale. */
export const TAGS = [
  'Package',
  'Attraction',
  'Artwork',
  'Artist',
  'Guide',
  'Booking',
  'BookingSummary',
  'Money',
  'Trip',
  'TripUpdate',
  'Review',
  'Operator',
  'Capability',
  'Communication',
  'AvailabilityRequest',
  'Message',
  'History',
] as const;
export type Tag = (typeof TAGS)[number];
