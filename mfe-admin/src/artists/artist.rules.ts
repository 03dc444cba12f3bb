import { type Artist, type ArtistFields, artistTexts, isPicturePath } from '@safari/contracts';
import type { TranslationKey } from '../translations/translations';

export const toDraft = (stored?: Artist): ArtistFields => ({
  name: stored?.name ?? '',
  photoUrl: stored?.photoUrl ?? '',
  bio: stored?.bio ?? '',
  story: stored?.story ?? '',
  translations: stored?.translations ?? [],
});

/** The request for a draft. */
export const toFields = (draft: ArtistFields): ArtistFields => ({
  ...draft,
  name: draft.name.trim(),
  photoUrl: draft.photoUrl.trim(),
  bio: draft.bio.trim(),
  story: draft.story.trim(),
});

/** Every English text of the draft that can be translated. */
export const textsOf = (draft: ArtistFields): string[] => artistTexts(toFields(draft));

export function artistFaults(draft: ArtistFields): Readonly<Record<string, TranslationKey>> {
  const { name, photoUrl, bio, story } = toFields(draft);
  return {
    ...(name === '' && { name: 'artist.fault.name' }),
    ...(bio === '' && { bio: 'artist.fault.bio' }),
    ...(story === '' && { story: 'artist.fault.story' }),
    ...(photoUrl !== '' && !isPicturePath(photoUrl) && { photoUrl: 'package.fault.imageUrl' }),
  };
}
