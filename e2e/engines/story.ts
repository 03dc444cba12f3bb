import { test as base } from '@playwright/test';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export { expect } from '@playwright/test';

export type EngineName = keyof typeof ENGINES;

const ENGINES = {
  firefox: () => startFirefox(named('E2E_FIREFOX')),
  webkit: () => startWebKit(named('E2E_WEBKIT')),
} satisfies Record<string, () => Promise<Engine>>;

/** A test that runs in another engine than Chromium. */
export const test = base.extend<{ engineName: EngineName; visitor: Visitor }>({
  engineName: ['firefox', { option: true }],
  visitor: async ({ engineName }, tell, info) => {
    const engine = await ENGINES[engineName]();
    try {
      await tell(new Visitor(engine));
      if (info.status !== info.expectedStatus)
        await info.attach('page', { body: await engine.screenshot(), contentType: 'image/png' });
    } finally {
      await engine.close();
    }
  },
});

function named(variable: string): string {
  const file = process.env[variable];
  if (!file) throw new Error(`${variable} is not set: run the stories by \`npm run test:browsers\``);
  return file;
}
