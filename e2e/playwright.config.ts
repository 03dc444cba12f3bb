import { defineConfig } from '@playwright/test';
import { settings } from './support/settings';

/** Quiet, alone and without its own network talk: Chromium's background services reach for hosts that are not there. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // One product with one database stands behind all stories, and two cores behind the product.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: settings.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Africa/Dar_es_Salaam',
    // The document at each step tells enough; a film of every page costs a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: settings.chromium, args: CHROMIUM_ARGS },
  },
});
