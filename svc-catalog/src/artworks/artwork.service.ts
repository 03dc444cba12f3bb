import { Injectable } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import { ArtworkRepository } from './artwork.repository.js';

@Injectable()
export class ArtworkService {
  constructor(private readonly artworks: ArtworkRepository) {}

  list(): Promise<Artwork[]> {
    return this.artworks.all();
  }

  async get(id: number): Promise<Artwork> {
    const found = await this.artworks.find(id);
    if (!found) throw DomainError.notFound('The artwork');
    return found;
  }

  /** Nothing for a name that no artist bears; text that Postgres cannot hold is such a name. */
  async listBy(artist: string): Promise<Artwork[]> {
    return artist.includes('\0') ? [] : this.artworks.by(artist);
  }
}
