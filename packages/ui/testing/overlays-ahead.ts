import { beforeAll, expect } from '@jest/globals';

/** What opens over a page has come before a story begins, but where the story tells of just that. */
const { testPath = '' } = expect.getState();
if (testPath.endsWith('.tsx') && !testPath.includes('/later/')) {
  beforeAll(async () => {
    const { loadOverlays } = await import('@safari/ui');
    await loadOverlays();
  });
}
