import { Module } from '@nestjs/common';
import { CancellationRepository } from './cancellation.repository.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';

const PARTS = [CancellationRepository, PaymentRepository, PaymentService];

@Module({ providers: PARTS, exports: PARTS })
export class PaymentsModule {}
