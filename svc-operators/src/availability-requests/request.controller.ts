import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { type AvailabilityRequest } from '@safari/contracts';
import { ApiCall, ForStaff, type Page, PageInterceptor } from '@safari/service-kit';
import { PageQuery } from '../paging/page.dto.js';
import { RequestService } from './request.service.js';

@ForStaff()
@Controller('api/availability-requests')
export class RequestController {
  constructor(private readonly requests: RequestService) {}

  @ApiCall('List what operators were asked, newest first', ['AvailabilityRequest'])
  @Get()
  @UseInterceptors(PageInterceptor)
  list(@Query() query: PageQuery): Promise<Page<AvailabilityRequest>> {
    return this.requests.list(query);
  }
}
