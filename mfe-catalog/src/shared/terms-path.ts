import type { TermsPage } from '@safari/contracts';

/** @param since one of its versions; by default the one that holds */
export const termsPath = (page: TermsPage, since?: string): string =>
  ['/terms', page, ...(since === undefined ? [] : [since])].join('/');
