export const HISTORY_ACTIONS = [
  'placed',
  'status',
  'operator',
  'invoice',
  'trip',
  'trip update',
  'message',
  'review',
  'review decision',
  'asked',
  'answered',
  'availability request',
  'operator message',
  'cancelled',
  'refund',
  'details',
  'offer',
  'changed',
  'operator replaced',
  'operator withdrawn',
  'payment',
  'credit note',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * One entry of a booking's history, written in the transaction of the change it describes; what was said with operators
 * is written when the event of svc-operators arrives.
 */
export interface BookingHistoryEntry {
  id: number;
  /** ISO 8601, when it was done */
  at: string;
  who: 'customer' | 'staff' | 'operator' | 'system';
  /** The person's name where it is known. */
  name: string | null;
  action: HistoryAction;
  /** Facts of the action, e.g. `{ from: 'pending', to: 'confirmed' }`. */
  detail: Record<string, unknown>;
}
