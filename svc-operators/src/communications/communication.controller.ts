import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { type Communication } from '@safari/contracts';
import { ApiCall, ForStaff, type Page, PageInterceptor } from '@safari/service-kit';
import { BookingPageDto } from '../bookings/booking-page.dto.js';
import { CommunicationService } from './communication.service.js';

@ForStaff()
@Controller('api/operator-communications')
export class CommunicationController {
  constructor(private readonly communications: CommunicationService) {}

  @ApiCall('List what was said to operators and by them', ['Communication'])
  @Get()
  @UseInterceptors(PageInterceptor)
  list(@Query() query: BookingPageDto): Promise<Page<Communication>> {
    return this.communications.list(query);
  }
}
