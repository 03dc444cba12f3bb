import type { EditTripUpdate } from '@safari/contracts';

const WRITTEN = ['title', 'description', 'location', 'dayNumber', 'isVisible'] as const;

export interface EditedFields {
  before: Partial<EditTripUpdate>;
  after: Partial<EditTripUpdate>;
}

/** What an edit changes, as it was and as it is; undefined where it changes nothing. */
export function editedFields(before: EditTripUpdate, after: EditTripUpdate): EditedFields | undefined {
  const changed = WRITTEN.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return undefined;
  const part = (of: EditTripUpdate) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  return { before: part(before), after: part(after) };
}
