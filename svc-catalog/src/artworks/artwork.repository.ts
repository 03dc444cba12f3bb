import { Injectable } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
import { Database, DomainError, rowOf, rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ArtworkEntity } from './artwork.entity.js';
import { ARTWORK_COLUMNS } from './artwork.view.js';

const SELECT = `select ${ARTWORK_COLUMNS} from artwork join artist on artist.id = artwork.artist_id`;
const ONE = `${SELECT} where artwork.id = $1`;

@Injectable()
export class ArtworkRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Artwork[]> {
    return this.database.rows<Artwork>('artworks', `${SELECT} order by artwork.id`);
  }

  async find(id: number): Promise<Artwork | undefined> {
    const [found] = await this.database.rows<Artwork>('artwork', ONE, [id]);
    return found;
  }

  by(artist: string): Promise<Artwork[]> {
    return this.database.rows<Artwork>(
      'artworks-of-artist',
      `${SELECT} where artist.name = $1 order by artwork.id`,
      [artist],
    );
  }

  /** As the transaction sees it. */
  async read(tx: EntityManager, id: number): Promise<Required<Artwork>> {
    const found = await rowOf<Required<Artwork>>(tx, ONE, [id]);
    if (!found) throw DomainError.notFound('The artwork');
    return found;
  }

  /** Locks the artwork until the transaction ends, so that two editors follow each other. @throws DomainError */
  async lock(tx: EntityManager, id: number): Promise<ArtworkEntity> {
    const found = await tx.findOne(ArtworkEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw DomainError.notFound('The artwork');
    return found;
  }

  /** Writes the entity; a new one gets its id. */
  async save(tx: EntityManager, row: ArtworkEntity): Promise<void> {
    await tx.save(row);
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(ArtworkEntity, { id });
  }

  /** The artist's works, oldest first; the caller has locked the artist, so that none is added meanwhile. */
  ofArtist(tx: EntityManager, artistId: number): Promise<{ id: number; title: string }[]> {
    return rowsOf(tx, 'select id, title from artwork where artist_id = $1 order by id', [artistId]);
  }

  /** Raises the version of each work, for what it says of the artist. */
  async touch(tx: EntityManager, artistId: number): Promise<{ id: number; version: number }[]> {
    const rows = await rowsOf<{ id: number; version: number }>(
      tx,
      'update artwork set version = version + 1 where artist_id = $1 returning id, version',
      [artistId],
    );
    return rows.toSorted((a, b) => a.id - b.id);
  }
}
