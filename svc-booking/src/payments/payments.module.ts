import { Module } from '@nestjs/common';
import { Payments } from './payments.service.js';

@Module({ providers: [Payments], exports: [Payments] })
export class PaymentsModule {}
