import { expect, type Page } from '@playwright/test';

export interface Complaints {
  /** Fails if the page logged an error, or requested anything from another host. */
  expectNone(): void;
}

/**
 * Records a page's console errors, policy violations, and requests to other hosts.
 * @param noFault console errors to ignore
 */
export function watch(page: Page, allowedOrigins: readonly string[], noFault?: RegExp): Complaints {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !allowedOrigins.includes(url.origin))
      complaints.push(`foreign: ${url.href}`);
  });
  return {
    // Chromium logs the 401 of a visitor who is not signed in, which is no fault.
    expectNone: () =>
      expect(complaints.filter((text) => !/status of 40[14]/.test(text) && !noFault?.test(text))).toEqual([]),
  };
}
