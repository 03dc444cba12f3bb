import { Module } from '@nestjs/common';
import { ArtworkController } from './artwork.controller.js';
import { ArtworkReader } from './artwork.reader.js';

@Module({ controllers: [ArtworkController], providers: [ArtworkReader] })
export class ArtworksModule {}
