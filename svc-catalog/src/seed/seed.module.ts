import { Module } from '@nestjs/common';
import { AttractionsModule } from '../attractions/attractions.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { DemoSeed } from './demo.seed.js';

@Module({ imports: [PackagesModule, AttractionsModule], providers: [DemoSeed] })
export class SeedModule {}
