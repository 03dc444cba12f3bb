import { Injectable } from '@nestjs/common';
import type { Artist } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import { ArtistRepository } from './artist.repository.js';
import { ArtworkChanges } from './artwork.changes.js';
import { ArtworkRepository } from './artwork.repository.js';
import { type ArtistRequest, artistFields } from './artwork.rules.js';

@Injectable()
export class ArtistService {
  constructor(
    private readonly database: Database,
    private readonly artists: ArtistRepository,
    private readonly artworks: ArtworkRepository,
    private readonly changes: ArtworkChanges,
    private readonly idempotencyKeys: IdempotencyKeyStore,
  ) {}

  list(): Promise<Artist[]> {
    return this.artists.all();
  }

  add(
    staff: StaffIdentity,
    request: ArtistRequest,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Artist> {
    return this.idempotencyKeys.transaction(staff.id, idempotencyKey, (tx) =>
      this.changes.addArtist(tx, artistFields(request)),
    );
  }

  edit(id: number, seen: number | undefined, request: ArtistRequest): Promise<Artist> {
    return this.database.transaction(async (tx) => {
      const row = await this.artists.lock(tx, id);
      assertFresh(seen, await this.artists.read(tx, id));
      return this.changes.changeArtist(tx, row, artistFields(request, row));
    });
  }

  /** @throws DomainError `conflict` naming the artist's works */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.artists.lock(tx, id);
      const works = await this.artworks.ofArtist(tx, id);
      if (works.length > 0) {
        throw new DomainError('conflict', 'The gallery shows works of this artist. Delete these first.', {
          extensions: { works },
        });
      }
      await this.changes.deleteArtist(tx, row);
    });
  }
}
