import { useHasJoined } from '@safari/ui';
import { loadTranslations, withTimeout } from '@safari/web-kit';
import type { ScreenFile } from '@safari/web-kit/screen-file';
import { lazy } from 'react';

/**
 * One whose file does not come fails in the remote's place, where a retry loads all of the remote again. Where the server
 * drew it, it stands there to be read, and may be as late as the line makes it.
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
