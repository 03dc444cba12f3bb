import { Module } from '@nestjs/common';
import { CommunicationsModule } from '../communications/communications.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { DeliveryService } from './delivery.service.js';
import { StrandedDeliveryWorker } from './stranded-delivery.worker.js';

@Module({
  imports: [CommunicationsModule, OperatorsModule],
  providers: [DeliveryService, StrandedDeliveryWorker],
  exports: [DeliveryService],
})
export class DeliveriesModule {}
