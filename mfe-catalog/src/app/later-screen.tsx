import { useHasJoined } from '@safari/ui';
import { loadTranslations, withTimeout } from '@safari/web-kit';
import type { ScreenFile } from '@safari/web-kit/screen-file';
import { lazy } from 'react';

/**
 * A screen with a file of its own. Where the file does not load, the remote's error state offers to load all of the
 * remote again. Where the server drew the screen, its HTML stays visible and the file may take as long as it needs.
 */
export function laterScreen(load: ScreenFile) {
  let isDrawn = false;
  const Screen = lazy(async () => {
    const [file, isPatient] = [load(), isDrawn];
    try {
      const screen = await (isPatient ? file : withTimeout('the screen', file));
      await loadTranslations(undefined, isPatient); // those that came with it
      return { default: screen };
    } catch (error) {
      throw new Error('the file of a screen did not come', { cause: error });
    }
  });
  return function LaterScreen() {
    isDrawn = !useHasJoined(); // known before the file is asked for
    return <Screen />;
  };
}
