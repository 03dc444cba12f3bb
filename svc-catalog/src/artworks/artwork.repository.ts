import { Injectable } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ArtworkEntity } from './artwork.entity.js';
import { ARTWORK_COLUMNS } from './artwork.view.js';

const SELECT = `select ${ARTWORK_COLUMNS} from artwork join artist on artist.id = artwork.artist_id`;

@Injectable()
export class ArtworkRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Artwork[]> {
    return this.database.rows<Artwork>('artworks', `${SELECT} order by artwork.id`);
  }

  async find(id: number): Promise<Artwork | undefined> {
    const [found] = await this.database.rows<Artwork>('artwork', `${SELECT} where artwork.id = $1`, [id]);
    return found;
  }

  by(artist: string): Promise<Artwork[]> {
    return this.database.rows<Artwork>(
      'artworks-of-artist',
      `${SELECT} where artist.name = $1 order by artwork.id`,
      [artist],
    );
  }

  /** @returns with its id */
  insert(tx: EntityManager, artwork: Omit<ArtworkEntity, 'id'>): Promise<ArtworkEntity> {
    return tx.save(tx.create(ArtworkEntity, artwork));
  }
}
