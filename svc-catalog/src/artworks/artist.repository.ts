import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ArtistEntity } from './artist.entity.js';

@Injectable()
export class ArtistRepository {
  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(ArtistEntity);
  }

  /** @returns with its id */
  insert(tx: EntityManager, artist: Omit<ArtistEntity, 'id'>): Promise<ArtistEntity> {
    return tx.save(tx.create(ArtistEntity, artist));
  }
}
