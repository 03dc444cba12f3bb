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
  // A page lives for seconds: what two compilers would save by optimizing it, they cost twice.
  '--js-flags=--no-opt --no-maglev',
];

/** Those that add packages, take them away or move them; every other story may count what is on offer. */
const CATALOGUE_CHANGES = [
  'access.e2e.ts',
  'api.e2e.ts',
  'booking-changed-offer.e2e.ts',
  'item-pages-written.e2e.ts',
  'staff-catalog.e2e.ts',
];
/** From then on an owner decides about members, and the shared password no longer does. */
const WITH_AN_OWNER = ['owner.e2e.ts'];
/** Told once in each currency, against a product that sells in it. */
const ANOTHER_CURRENCY = ['currency.e2e.ts'];
/** Told of a product that another brand runs, in another currency. */
const ANOTHER_BRAND = ['brand.e2e.ts', ...ANOTHER_CURRENCY];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One product with one database stands behind all stories: each has its own customers, operators and packages.
  fullyParallel: true,
  // More workers than the two cores of a small machine: a story waits for its pages half of the time.
  workers: 3,
  // Each begins when the one before has ended: `npm test` runs them in this order, the last with products of its own.
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
  // Patient with a busy machine: a story that passes waits for nothing by the clock, and one step that hangs ends early.
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
    // A trace of every story costs a quarter of the time: `npm test -- --only e2e NAME --trace on` makes one when it is
    // wanted. A picture is taken where a story failed (`support/story.ts`).
    launchOptions: { executablePath: settings.chromium, args: CHROMIUM_ARGS },
  },
});
