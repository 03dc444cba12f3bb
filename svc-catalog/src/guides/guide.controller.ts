import { Controller, Get, UseInterceptors } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import { ApiCall, ForEveryone, SharedListInterceptor } from '@safari/service-kit';
import { GuideService } from './guide.service.js';

@Controller('api/guides')
@ForEveryone()
export class GuideController {
  constructor(private readonly guides: GuideService) {}

  @ApiCall('List the guides', ['Guide'])
  @Get()
  @UseInterceptors(SharedListInterceptor)
  list(): Promise<Guide[]> {
    return this.guides.list();
  }
}
