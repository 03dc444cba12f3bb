import { Controller, Get, UseInterceptors } from '@nestjs/common';
import type { OfficeDay, Outlook } from '@safari/contracts';
import { ApiCall, ForStaff, SharedListInterceptor } from '@safari/service-kit';
import { OfficeDayService } from './office-day.service.js';
import { OutlookService } from './outlook.service.js';

@ForStaff()
@Controller('api/booking')
export class OfficeDayController {
  constructor(
    private readonly days: OfficeDayService,
    private readonly outlooks: OutlookService,
  ) {}

  @ApiCall('Read what is to be done about bookings today', 'OfficeDay')
  @Get('office-day')
  @UseInterceptors(SharedListInterceptor)
  today(): Promise<OfficeDay> {
    return this.days.of();
  }

  @ApiCall('Read what departs by month and by week', 'Outlook')
  @Get('outlook')
  outlook(): Promise<Outlook> {
    return this.outlooks.of();
  }
}
