import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { type AvailabilityRequest } from '@safari/contracts';
import { ForStaff } from '@safari/service-kit';
import { PageQuery } from '../pages/page.dto.js';
import { Paged } from '../pages/page.interceptor.js';
import { type Page } from '../pages/page.js';
import { RequestService } from './request.service.js';

@ForStaff()
@Controller('api/availability-requests')
export class RequestController {
  constructor(private readonly requests: RequestService) {}

  @Get()
  @UseInterceptors(Paged)
  list(@Query() query: PageQuery): Promise<Page<AvailabilityRequest>> {
    return this.requests.list(query);
  }
}
