import { defineConfig } from '@playwright/test';
import { settings } from './support/settings';

/** Disables Chromium's background services, which would contact external hosts. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds only: optimizing compilers would cost more than they save.
  '--js-flags=--no-opt --no-maglev',
];

/** Tests that add, remove or reorder packages; all others may count them. */
const CATALOGUE_CHANGES = [
  'access.e2e.ts',
  'api.e2e.ts',
  'booking-changed-offer.e2e.ts',
  'item-pages-written.e2e.ts',
  'staff-catalog.e2e.ts',
];
/** From here on there is an owner, who decides about members instead of the shared password. */
const WITH_AN_OWNER = ['owner.e2e.ts'];
/** Run once per currency, each on a product with that currency. */
const ANOTHER_CURRENCY = ['currency.e2e.ts'];
/** Run on a product with another brand and currency. */
const ANOTHER_BRAND = ['brand.e2e.ts', ...ANOTHER_CURRENCY];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // All tests share one product and database: each has its own customers, operators and packages.
  fullyParallel: true,
  // More workers than a small machine's two cores, since a test waits half of the time.
  workers: 3,
  // Each project starts when the previous one has ended; `npm test` runs them in this order, the last ones on products
  // of their own.
  projects: [
    {
      name: 'side by side',
      testMatch: '*.e2e.ts',
      testIgnore: [...CATALOGUE_CHANGES, ...WITH_AN_OWNER, ...ANOTHER_BRAND],
    },
    { name: 'catalogue changes', testMatch: CATALOGUE_CHANGES },
    { name: 'with an owner', testMatch: WITH_AN_OWNER },
    { name: 'another brand', testMatch: ANOTHER_BRAND },
    { name: 'another currency', testMatch: ANOTHER_CURRENCY },
  ],
  // Generous, for busy machines: a passing test never waits for it, and a step that hangs has a shorter timeout.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    baseURL: settings.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Africa/Dar_es_Salaam',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tracing every test costs a quarter of the time: `npm test -- --only e2e NAME --trace on` makes traces on request.
    // A screenshot is taken of failed tests (`support/story.ts`).
    launchOptions: { executablePath: settings.chromium, args: CHROMIUM_ARGS },
  },
});
