import { Module } from '@nestjs/common';
import { OutcomeService } from './outcome.service.js';

@Module({ providers: [OutcomeService], exports: [OutcomeService] })
export class OutcomesModule {}
