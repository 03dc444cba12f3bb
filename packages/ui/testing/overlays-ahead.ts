import { beforeAll, expect } from '@jest/globals';

/** Loads the overlays before each test of a component, except the tests of loading them. */
const { testPath = '' } = expect.getState();
if (testPath.endsWith('.tsx') && !testPath.includes('/later/')) {
  beforeAll(async () => {
    const { loadOverlays } = await import('@safari/ui');
    await loadOverlays();
  });
}
