import { Module } from '@nestjs/common';
import { OfficeDayController } from './office-day.controller.js';
import { OfficeDayRepository } from './office-day.repository.js';
import { OfficeDayService } from './office-day.service.js';
import { OutlookRepository } from './outlook.repository.js';
import { OutlookService } from './outlook.service.js';

@Module({
  controllers: [OfficeDayController],
  providers: [OfficeDayRepository, OfficeDayService, OutlookRepository, OutlookService],
})
export class OfficeDaysModule {}
