import { useHasJoined } from '@safari/ui';
import { loadTranslations, RemoteTimeout, withTimeout } from '@safari/web-kit';
import type { ScreenFile } from '@safari/web-kit/screen-file';
import { lazy } from 'react';

/**
 * A screen with a file of its own. Where the file does not load, the remote's error state offers to load all of the
 * remote again; where it is late, that state says so until the screen appears. Where the server drew the screen, its
 * HTML stays visible and the file may take as long as it needs.
 */
export function laterScreen(load: ScreenFile) {
  let isDrawn = false;
  let Screen = lazy(async () => {
    const file = found(load, isDrawn);
    if (isDrawn) return file;
    return withTimeout('the screen', file).catch((error: unknown) => {
      if (error instanceof RemoteTimeout) replaceOnce(file);
      throw error;
    });
  });
  /** React keeps the failure of a lazy component for ever. */
  const replaceOnce = (file: ReturnType<typeof found>) => {
    file.then(
      () => (Screen = lazy(() => file)),
      () => undefined, // the remote is loaded again then
    );
  };
  return function LaterScreen() {
    isDrawn = !useHasJoined(); // known before the file is asked for
    return <Screen />;
  };
}

/** @param isPatient no English stands in for texts that are late */
async function found(load: ScreenFile, isPatient: boolean) {
  const screen = await load();
  await loadTranslations(undefined, isPatient); // those that came with it
  return { default: screen };
}
