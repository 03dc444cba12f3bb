import { defineConfig } from '@playwright/test';
import type { EngineName } from './engines/story';
import { settings } from './support/settings';

/** `npm run test:browsers`: the main stories in Firefox and WebKit. */
export default defineConfig<{ engineName: EngineName }>({
  testDir: 'engines',
  testMatch: '*.engine.ts',
  outputDir: '../test-results',
  workers: 1,
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: { baseURL: settings.origin },
});
