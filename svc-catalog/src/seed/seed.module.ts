import { Module } from '@nestjs/common';
import { ArtworksModule } from '../artworks/artworks.module.js';
import { AttractionsModule } from '../attractions/attractions.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { DemoSeed } from './demo.seed.js';

@Module({ imports: [PackagesModule, AttractionsModule, GuidesModule, ArtworksModule], providers: [DemoSeed] })
export class SeedModule {}
