import { Module } from '@nestjs/common';
import { CapabilitiesModule } from '../capabilities/capabilities.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { DemoSeed } from './demo.seed.js';
import { HistoryJob } from './history.job.js';

@Module({
  imports: [CapabilitiesModule, OperatorsModule],
  providers: [DemoSeed, HistoryJob],
  exports: [DemoSeed],
})
export class SeedModule {}
