import { Module } from '@nestjs/common';
import { AvailabilityRequestsModule } from '../availability-requests/availability-requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ErasureConsumer } from './erasure.consumer.js';
import { ErasureRepository } from './erasure.repository.js';
import { OperatorsExportService } from './operators-export.service.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [AvailabilityRequestsModule, BookingsModule],
  controllers: [PrivacyController],
  providers: [ErasureConsumer, ErasureRepository, OperatorsExportService],
})
export class PrivacyModule {}
