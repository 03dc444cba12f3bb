import type { EditTripUpdate } from '@safari/contracts';

const WRITTEN = ['title', 'description', 'location', 'dayNumber', 'isVisible'] as const;

/** What an edit changes, as it was and as it is; undefined where it changes nothing. */
export function editedFields(
  before: EditTripUpdate,
  after: EditTripUpdate,
): { before: Partial<EditTripUpdate>; after: Partial<EditTripUpdate> } | undefined {
  const changed = WRITTEN.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return undefined;
  const part = (of: EditTripUpdate) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  return { before: part(before), after: part(after) };
}
