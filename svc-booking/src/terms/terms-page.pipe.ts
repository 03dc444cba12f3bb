import { Injectable, type PipeTransform } from '@nestjs/common';
import { TERMS_PAGES, type TermsPage } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

@Injectable()
export class TermsPagePipe implements PipeTransform<string, TermsPage> {
  transform(name: string): TermsPage {
    const page = TERMS_PAGES.find((known) => known === name);
    if (page === undefined) throw DomainError.notFound('This page');
    return page;
  }
}
