import { Module } from '@nestjs/common';
import { CommunicationsModule } from '../communications/communications.module.js';
import { DeliveryService } from './delivery.service.js';

@Module({ imports: [CommunicationsModule], providers: [DeliveryService], exports: [DeliveryService] })
export class DeliveriesModule {}
