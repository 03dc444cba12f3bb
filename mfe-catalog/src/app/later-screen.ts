import { loadTranslations, withTimeout } from '@safari/web-kit';
import type { ScreenFile } from '@safari/web-kit/screen-file';
import { lazy } from 'react';

/** One whose file does not come fails in the remote's place, where a retry loads all of the remote again. */
export function laterScreen(load: ScreenFile) {
  return lazy(async () => {
    try {
      const screen = await withTimeout('the screen', load());
      await loadTranslations(); // those that came with it
      return { default: screen };
    } catch (error) {
      throw new Error('the file of a screen did not come', { cause: error });
    }
  });
}
