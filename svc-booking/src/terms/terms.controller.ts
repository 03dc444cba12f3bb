import { Controller, Get, Param } from '@nestjs/common';
import type { Terms, TermsEntry, TermsPage } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { TermsService } from './terms.service.js';
import { TermsPagePipe } from './terms-page.pipe.js';

@Controller('api/terms')
@ForEveryone()
export class TermsController {
  constructor(private readonly terms: TermsService) {}

  @ApiCall('List the pages of terms', ['TermsEntry'])
  @Get()
  list(): Promise<TermsEntry[]> {
    return this.terms.list();
  }

  @ApiCall('Read the terms that hold', 'Terms', { refuses: ['not_found'] })
  @Get(':page')
  current(@Param('page', TermsPagePipe) page: TermsPage): Promise<Terms> {
    return this.terms.read(page);
  }

  @ApiCall('Read the terms that hold, or held, since a day', 'Terms', { refuses: ['not_found'] })
  @Get(':page/:since')
  version(@Param('page', TermsPagePipe) page: TermsPage, @Param('since') since: string): Promise<Terms> {
    return this.terms.read(page, since);
  }
}
