/** A row of `artist` as `Artist` of the contracts. */
export const ARTIST_COLUMNS = `
  artist.id, artist.name, artist.photo_url as "photoUrl", artist.bio, artist.story, artist.translations, artist.version,
  (select count(*)::integer from artwork where artwork.artist_id = artist.id) as artworks`;
