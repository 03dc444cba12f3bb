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

/** Whether a trip has yet to begin: it is on no day of its days. */
export const isAhead = ({ currentStatus }: Pick<TripStatus, 'currentStatus'>): boolean =>
  currentStatus === 'preparing' || currentStatus === 'confirmed';

/** The presets of a trip; one that is under way can be set back to where nothing of it is done. */
export function presetsOf({ currentStatus }: Pick<TripStatus, 'currentStatus'>): readonly number[] {
  return currentStatus === 'in_progress' ? [0, ...PROGRESS_PRESETS] : PROGRESS_PRESETS;
}

/** What a preset sets: the completion, and its rounded-up share of the days. */
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

/** A form as a draft keeps it; a new one needs none. */
export function writeUpdate(draft: UpdateDraft): string {
  const text = JSON.stringify(draft);
  return text === JSON.stringify(newUpdate) ? '' : text;
}

/** The form that a draft holds. */
export function readUpdate(text: string): UpdateDraft {
  return text === '' ? newUpdate : { ...newUpdate, ...(JSON.parse(text) as Partial<UpdateDraft>) };
}

/** The form of a stored update, or of a new one. */
export function toUpdateDraft(stored?: TripUpdate): UpdateDraft {
  if (!stored) return newUpdate;
  const { updateType, title, description, location, dayNumber, isVisible } = stored;
  return { updateType, title, description, location, dayNumber: String(dayNumber), isVisible };
}

/** What a form says of an update, as it is sent. */
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
