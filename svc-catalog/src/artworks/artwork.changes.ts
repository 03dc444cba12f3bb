import { Injectable } from '@nestjs/common';
import type { Artist, ArtistFields, Artwork, ArtworkFields } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ArtistEntity } from './artist.entity.js';
import { ArtistRepository } from './artist.repository.js';
import { ArtworkEntity } from './artwork.entity.js';
import { ArtworkRepository } from './artwork.repository.js';

/**
 * The only ways in which art changes, each with its version and its event; the caller has locked what is changed, an
 * artist before their work.
 */
@Injectable()
export class ArtworkChanges {
  constructor(
    private readonly artists: ArtistRepository,
    private readonly artworks: ArtworkRepository,
    private readonly outbox: Outbox,
  ) {}

  async add(tx: EntityManager, fields: ArtworkFields): Promise<Artwork> {
    const row = ArtworkEntity.create(fields);
    await this.artworks.save(tx, row);
    await this.tell(tx, row);
    return this.artworks.read(tx, row.id);
  }

  async change(tx: EntityManager, row: ArtworkEntity, fields: ArtworkFields): Promise<Artwork> {
    row.change(fields);
    await this.artworks.save(tx, row);
    await this.tell(tx, row);
    return this.artworks.read(tx, row.id);
  }

  async delete(tx: EntityManager, { id, version }: ArtworkEntity): Promise<void> {
    await this.artworks.delete(tx, id);
    await this.tell(tx, { id, version: version + 1 }, true);
  }

  async addArtist(tx: EntityManager, fields: ArtistFields): Promise<Artist> {
    const row = ArtistEntity.create(fields);
    await this.artists.save(tx, row);
    await this.tellArtist(tx, row);
    return this.artists.read(tx, row.id);
  }

  /** A change of an artist is a change of each of their works. */
  async changeArtist(tx: EntityManager, row: ArtistEntity, fields: ArtistFields): Promise<Artist> {
    row.change(fields);
    await this.artists.save(tx, row);
    await this.tellArtist(tx, row);
    for (const artwork of await this.artworks.touch(tx, row.id)) await this.tell(tx, artwork);
    return this.artists.read(tx, row.id);
  }

  async deleteArtist(tx: EntityManager, { id, version }: ArtistEntity): Promise<void> {
    await this.artists.delete(tx, id);
    await this.tellArtist(tx, { id, version: version + 1 }, true);
  }

  private async tell(tx: EntityManager, { id, version }: Versioned, deleted = false): Promise<void> {
    await this.outbox.add(tx, 'catalog.artwork.changed.v1', { id, version, deleted });
  }

  private async tellArtist(tx: EntityManager, { id, version }: Versioned, deleted = false): Promise<void> {
    await this.outbox.add(tx, 'catalog.artist.changed.v1', { id, version, deleted });
  }
}

type Versioned = Pick<ArtworkEntity, 'id' | 'version'>;
