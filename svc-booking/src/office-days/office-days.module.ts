import { Module } from '@nestjs/common';
import { OfficeDayController } from './office-day.controller.js';
import { OfficeDayRepository } from './office-day.repository.js';
import { OfficeDayService } from './office-day.service.js';

@Module({ controllers: [OfficeDayController], providers: [OfficeDayRepository, OfficeDayService] })
export class OfficeDaysModule {}
