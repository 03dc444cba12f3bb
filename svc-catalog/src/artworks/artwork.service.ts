import { Injectable } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
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
import { type ArtworkRequest, artworkFields } from './artwork.rules.js';

@Injectable()
export class ArtworkService {
  constructor(
    private readonly database: Database,
    private readonly artworks: ArtworkRepository,
    private readonly artists: ArtistRepository,
    private readonly changes: ArtworkChanges,
    private readonly idempotencyKeys: IdempotencyKeyStore,
  ) {}

  list(): Promise<Artwork[]> {
    return this.artworks.all();
  }

  async get(id: number): Promise<Artwork> {
    const found = await this.artworks.find(id);
    if (!found) throw DomainError.notFound('The artwork');
    return found;
  }

  /** Empty for a name that no artist has; text that Postgres cannot hold is such a name. */
  async listBy(artist: string): Promise<Artwork[]> {
    return artist.includes('\0') ? [] : this.artworks.by(artist);
  }

  add(
    staff: StaffIdentity,
    request: ArtworkRequest,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Artwork> {
    return this.idempotencyKeys.transaction(staff.id, idempotencyKey, async (tx) => {
      await this.artists.require(tx, request.artistId);
      return this.changes.add(tx, artworkFields(request));
    });
  }

  edit(id: number, seen: number | undefined, request: ArtworkRequest): Promise<Artwork> {
    return this.database.transaction(async (tx) => {
      await this.artists.require(tx, request.artistId);
      const row = await this.artworks.lock(tx, id);
      assertFresh(seen, await this.artworks.read(tx, id));
      return this.changes.change(tx, row, artworkFields(request, row));
    });
  }

  async remove(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.changes.delete(tx, await this.artworks.lock(tx, id));
    });
  }
}
