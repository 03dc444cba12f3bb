import { type Guide, type GuideFields, guideTexts, translationsOf } from '@safari/contracts';

/** What a staff form sends: a name, and any other fields. */
export type GuideRequest = Pick<GuideFields, 'name'> & Partial<GuideFields>;

type OptionalFields = Omit<GuideFields, 'name'>;

/** The fields of a new guide that its form leaves out. */
export const GUIDE_DEFAULTS: OptionalFields = {
  photoUrl: '',
  title: '',
  bio: '',
  languages: [],
  specialties: [],
  yearsOfExperience: 0,
  translations: [],
};

/** The guide as it will be: what the request names, and for the rest what it was before. */
export function guideFields(request: GuideRequest, before: OptionalFields): GuideFields {
  const fields = {
    name: request.name,
    photoUrl: request.photoUrl ?? before.photoUrl,
    title: request.title ?? before.title,
    bio: request.bio ?? before.bio,
    languages: request.languages ?? before.languages,
    specialties: request.specialties ?? before.specialties,
    yearsOfExperience: request.yearsOfExperience ?? before.yearsOfExperience,
  };
  return {
    ...fields,
    translations: translationsOf(guideTexts(fields), request.translations ?? before.translations),
  };
}

/** As it is on the wire. */
export const toGuide = (row: Required<Guide>): Required<Guide> => ({
  id: row.id,
  name: row.name,
  photoUrl: row.photoUrl,
  title: row.title,
  bio: row.bio,
  languages: row.languages,
  specialties: row.specialties,
  yearsOfExperience: row.yearsOfExperience,
  translations: row.translations,
  version: row.version,
});
