import {
  type EditTripUpdate,
  PROGRESS_PRESETS,
  type TripProgress,
  type TripStatus,
  type TripUpdate,
  tripDay,
  UPDATE_TYPES,
  type UpdateType,
} from '@safari/contracts';
import type { TranslationKey } from '../translations/translations';

/** Whether a trip has not started yet. */
export const isAhead = ({ currentStatus }: Pick<TripStatus, 'currentStatus'>): boolean =>
  currentStatus === 'preparing' || currentStatus === 'confirmed';

/** The progress presets of a trip; one under way can be set back to 0 %. */
export function presetsOf({ currentStatus }: Pick<TripStatus, 'currentStatus'>): readonly number[] {
  return currentStatus === 'in_progress' ? [0, ...PROGRESS_PRESETS] : PROGRESS_PRESETS;
}

/** The progress for a preset: the percentage, and its share of the days, rounded up. */
export function progressAt(percentage: number, totalDays: number): TripProgress {
  return { completionPercentage: percentage, currentDay: tripDay(percentage, totalDays) };
}

/** Whether setting the progress has changed anything. */
export const hasMoved = (from: TripStatus, reached: TripStatus): boolean => reached.version !== from.version;

export function latestFirst(updates: readonly TripUpdate[]): TripUpdate[] {
  return updates.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp) || b.id - a.id);
}

export interface UpdateDraft {
  updateType: UpdateType | '';
  title: string;
  description: string;
  location: string;
  /** As typed. */
  dayNumber: string;
  isVisible: boolean;
}

export const newUpdate: UpdateDraft = {
  updateType: '',
  title: '',
  description: '',
  location: '',
  dayNumber: '1',
  isVisible: true,
};

/** An update form as the text of a draft; empty for an empty form. */
export function writeUpdate(draft: UpdateDraft): string {
  const text = JSON.stringify(draft);
  return text === JSON.stringify(newUpdate) ? '' : text;
}

/** Reads an update form from a draft. */
export function readUpdate(text: string): UpdateDraft {
  return text === '' ? newUpdate : { ...newUpdate, ...(JSON.parse(text) as Partial<UpdateDraft>) };
}

/** The form's values for a stored update, or for a new one. */
export function toUpdateDraft(stored?: TripUpdate): UpdateDraft {
  if (!stored) return newUpdate;
  const { updateType, title, description, location, dayNumber, isVisible } = stored;
  return { updateType, title, description, location, dayNumber: String(dayNumber), isVisible };
}

/** The request for an update form. */
export function toUpdateFields(draft: UpdateDraft): EditTripUpdate {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    location: draft.location.trim(),
    dayNumber: Number(draft.dayNumber),
    isVisible: draft.isVisible,
  };
}

/** What is missing before an update can be posted, per field. */
export function updateFaults(draft: UpdateDraft): Partial<Record<keyof UpdateDraft, TranslationKey>> {
  const day = Number(draft.dayNumber);
  return {
    ...(!UPDATE_TYPES.some((type) => type === draft.updateType) && { updateType: 'manage.type.required' }),
    ...(draft.title.trim() === '' && { title: 'manage.title.required' }),
    ...(!(Number.isInteger(day) && day >= 1) && { dayNumber: 'manage.day.invalid' }),
  };
}
