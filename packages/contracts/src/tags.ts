/** The kinds of server data that screens cache; a change names those that it makes stale. */
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
