import { type Guide, type GuideFields, guideTexts, isPicturePath } from '@safari/contracts';
import { rowsOf, writtenLines } from '../shared/lines.rules';
import type { TranslationKey } from '../translations/translations';

/** The form's values: years as typed, lists with at least one row. */
export interface GuideDraft extends Omit<GuideFields, 'yearsOfExperience'> {
  yearsOfExperience: string;
}

export function toDraft(stored?: Guide): GuideDraft {
  return {
    name: stored?.name ?? '',
    photoUrl: stored?.photoUrl ?? '',
    title: stored?.title ?? '',
    bio: stored?.bio ?? '',
    languages: rowsOf(stored?.languages ?? []),
    specialties: rowsOf(stored?.specialties ?? []),
    yearsOfExperience: stored?.yearsOfExperience.toString() ?? '',
    translations: stored?.translations ?? [],
  };
}

/** The request for a draft: blank rows are dropped, empty years are null. */
export const toFields = (draft: GuideDraft): GuideFields => ({
  ...draft,
  name: draft.name.trim(),
  photoUrl: draft.photoUrl.trim(),
  title: draft.title.trim(),
  bio: draft.bio.trim(),
  languages: writtenLines(draft.languages),
  specialties: writtenLines(draft.specialties),
  yearsOfExperience: Number(draft.yearsOfExperience),
});

/** Every English text of the draft that can be translated. */
export const textsOf = (draft: GuideDraft): string[] => guideTexts(toFields(draft));

const isYears = (typed: string): boolean => /^\d{0,2}$/.test(typed.trim()) && Number(typed) <= 80;

export function guideFaults(draft: GuideDraft): Readonly<Record<string, TranslationKey>> {
  const picture = draft.photoUrl.trim();
  return {
    ...(draft.name.trim() === '' && { name: 'guide.fault.name' }),
    ...(picture !== '' && !isPicturePath(picture) && { photoUrl: 'package.fault.imageUrl' }),
    ...(!isYears(draft.yearsOfExperience) && { yearsOfExperience: 'guide.fault.years' }),
  };
}
