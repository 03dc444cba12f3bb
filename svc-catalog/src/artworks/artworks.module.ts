import { Module } from '@nestjs/common';
import { ArtistController } from './artist.controller.js';
import { ArtistRepository } from './artist.repository.js';
import { ArtistService } from './artist.service.js';
import { ArtworkChanges } from './artwork.changes.js';
import { ArtworkController } from './artwork.controller.js';
import { ArtworkRepository } from './artwork.repository.js';
import { ArtworkService } from './artwork.service.js';

@Module({
  controllers: [ArtistController, ArtworkController],
  providers: [ArtistRepository, ArtistService, ArtworkChanges, ArtworkRepository, ArtworkService],
  exports: [ArtistRepository, ArtworkChanges],
})
export class ArtworksModule {}
