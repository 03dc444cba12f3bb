import { Controller, Get } from '@nestjs/common';
import type { OfficeDay } from '@safari/contracts';
import { ApiCall, ForStaff } from '@safari/service-kit';
import { OfficeDayService } from './office-day.service.js';

@ForStaff()
@Controller('api/booking/office-day')
export class OfficeDayController {
  constructor(private readonly days: OfficeDayService) {}

  @ApiCall('Read what is to be done about bookings today', 'OfficeDay')
  @Get()
  today(): Promise<OfficeDay> {
    return this.days.of();
  }
}
