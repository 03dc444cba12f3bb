import { Injectable } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';

const AS_ARTWORK = `
  select artwork.id, title, artist.name as artist, artist.photo_url as "artistPhotoUrl",
    artist.bio as "artistBio", artist.story as "artistStory", image_url as "imageUrl", medium, description,
    dimensions, price::float8 as price, year_created as "yearCreated", category
  from artwork join artist on artist.id = artist_id`;

@Injectable()
export class ArtworkReader {
  constructor(private readonly database: Database) {}

  list(): Promise<Artwork[]> {
    return this.database.rows<Artwork>('artworks', `${AS_ARTWORK} order by artwork.id`);
  }

  async get(id: number): Promise<Artwork> {
    const [found] = await this.database.rows<Artwork>('artwork', `${AS_ARTWORK} where artwork.id = $1`, [id]);
    if (!found) throw DomainError.notFound('The artwork');
    return found;
  }

  /** Nothing for a name that no artist bears; text that Postgres cannot hold is such a name. */
  async listBy(artist: string): Promise<Artwork[]> {
    if (artist.includes('\0')) return [];
    return this.database.rows<Artwork>(
      'artworks-of-artist',
      `${AS_ARTWORK} where artist.name = $1 order by artwork.id`,
      [artist],
    );
  }
}
