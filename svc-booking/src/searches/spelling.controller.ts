import { Controller, Get, Query } from '@nestjs/common';
import type { SearchSpelling } from '@safari/contracts';
import { ApiCall, ForStaff } from '@safari/service-kit';
import { SpellingDto } from './spelling.dto.js';
import { SpellingService } from './spelling.service.js';

@ForStaff()
@Controller('api/bookings/spelling')
export class SpellingController {
  constructor(private readonly spellings: SpellingService) {}

  @ApiCall('Say what a search that finds no booking probably meant', 'SearchSpelling')
  @Get()
  spelling(@Query() { search }: SpellingDto): Promise<SearchSpelling> {
    return this.spellings.spelling(search);
  }
}
