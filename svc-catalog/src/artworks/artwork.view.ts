/** A row of `artwork`, joined to its `artist`, as `Artwork` of the contracts. */
export const ARTWORK_COLUMNS = `
  artwork.id, artwork.title, artwork.artist_id as "artistId", artist.name as artist,
  artist.photo_url as "artistPhotoUrl", artist.bio as "artistBio", artist.story as "artistStory",
  artwork.image_url as "imageUrl", artwork.medium, artwork.description, artwork.dimensions,
  artwork.price::float8 as price, artwork.year_created as "yearCreated", artwork.category,
  artwork.translations || artist.translations as translations, artwork.version`;
