import {
  type ArtistFields,
  type ArtworkFields,
  artistTexts,
  artworkTexts,
  NO_PICTURE,
  translationsOf,
} from '@safari/contracts';
import { orDefault } from '../fields/default.rules.js';

type Optional<Fields, Key extends keyof Fields> = Omit<Fields, Key> & Partial<Pick<Fields, Key>>;

/** What a staff form sends: all that the artwork's page says; its picture and its Swahili may be left out. */
export type ArtworkRequest = Optional<ArtworkFields, 'imageUrl' | 'translations'>;
/** The same of an artist. */
export type ArtistRequest = Optional<ArtistFields, 'photoUrl' | 'translations'>;

/** The artwork as it will be; what the request leaves out stays as it was. */
export function artworkFields(request: ArtworkRequest, before?: ArtworkFields): ArtworkFields {
  const { title, artistId, medium, description, dimensions, price, yearCreated, category } = request;
  const fields = { title, artistId, medium, description, dimensions, price, yearCreated, category };
  return {
    ...fields,
    imageUrl: orDefault(request.imageUrl, before?.imageUrl ?? NO_PICTURE, NO_PICTURE),
    translations: translationsOf(artworkTexts(fields), request.translations ?? before?.translations),
  };
}

/** The artist as they will be; what the request leaves out stays as it was. */
export function artistFields(request: ArtistRequest, before?: ArtistFields): ArtistFields {
  const { name, bio, story } = request;
  return {
    name,
    bio,
    story,
    photoUrl: request.photoUrl ?? before?.photoUrl ?? '',
    translations: translationsOf(artistTexts({ bio, story }), request.translations ?? before?.translations),
  };
}
