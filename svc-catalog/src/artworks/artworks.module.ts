import { Module } from '@nestjs/common';
import { ArtistRepository } from './artist.repository.js';
import { ArtworkController } from './artwork.controller.js';
import { ArtworkRepository } from './artwork.repository.js';
import { ArtworkService } from './artwork.service.js';

@Module({
  controllers: [ArtworkController],
  providers: [ArtistRepository, ArtworkRepository, ArtworkService],
  exports: [ArtistRepository, ArtworkRepository],
})
export class ArtworksModule {}
