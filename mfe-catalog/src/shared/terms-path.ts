import type { TermsPage } from '@safari/contracts';

/** @param since the first day of a version; by default the current one */
export const termsPath = (page: TermsPage, since?: string): string =>
  ['/terms', page, ...(since === undefined ? [] : [since])].join('/');
