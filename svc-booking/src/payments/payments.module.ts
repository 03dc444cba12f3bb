import { Module } from '@nestjs/common';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';

@Module({ providers: [PaymentRepository, PaymentService], exports: [PaymentRepository, PaymentService] })
export class PaymentsModule {}
