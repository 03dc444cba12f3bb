import { expect, type Page } from '@playwright/test';

export interface Complaints {
  /** Fails when the page complained or anything was asked of another host. */
  expectNone(): void;
}

/**
 * Notes what a page logs as an error, every violation of its policy, and every request to a foreign host.
 * @param noFault what it may log besides
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
    // A visitor who is not signed in is told so by 401: Chromium logs that, and it is no fault.
    expectNone: () =>
      expect(complaints.filter((text) => !/status of 40[14]/.test(text) && !noFault?.test(text))).toEqual([]),
  };
}
