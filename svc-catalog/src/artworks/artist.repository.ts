import { Injectable } from '@nestjs/common';
import type { Artist } from '@safari/contracts';
import { Database, DomainError, rowCountOf, rowOf } from '@safari/service-kit';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { ArtistEntity } from './artist.entity.js';
import { ARTIST_COLUMNS } from './artist.view.js';

const SELECT = `select ${ARTIST_COLUMNS} from artist`;

@Injectable()
export class ArtistRepository {
  constructor(private readonly database: Database) {}

  /** By name. */
  all(): Promise<Artist[]> {
    return this.database.rows<Artist>('artists', `${SELECT} order by artist.name`);
  }

  /** As the transaction sees it. */
  async read(tx: EntityManager, id: number): Promise<Artist> {
    const found = await rowOf<Artist>(tx, `${SELECT} where artist.id = $1`, [id]);
    if (!found) throw DomainError.notFound('The artist');
    return found;
  }

  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(ArtistEntity);
  }

  /**
   * Locks them against deletion until the transaction ends. @throws DomainError naming the field where there is no such
   * artist
   */
  async require(tx: EntityManager, id: number): Promise<void> {
    const found = await rowCountOf(tx, 'select id from artist where id = $1 for key share', [id]);
    if (found === 0) throw DomainError.field('artistId', `Not in the catalogue: artist ${id}.`);
  }

  /** Locks the artist until the transaction ends, so that two editors follow each other. @throws DomainError */
  async lock(tx: EntityManager, id: number): Promise<ArtistEntity> {
    const found = await tx.findOne(ArtistEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw DomainError.notFound('The artist');
    return found;
  }

  /**
   * Writes the entity; a new one gets its id.
   * @throws DomainError naming the field where another artist has the name, which ends the transaction
   */
  async save(tx: EntityManager, row: ArtistEntity): Promise<void> {
    try {
      await tx.save(row);
    } catch (error) {
      throw isNameTaken(error) ? DomainError.field('name', 'Another artist bears this name.') : error;
    }
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(ArtistEntity, { id });
  }
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'artist_name_once';
