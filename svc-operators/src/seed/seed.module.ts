import { Module } from '@nestjs/common';
import { DemoSeed } from './demo.seed.js';
import { HistoryJob } from './history.job.js';

@Module({ providers: [DemoSeed, HistoryJob], exports: [DemoSeed] })
export class SeedModule {}
