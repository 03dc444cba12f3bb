import { useHasJoined } from '@safari/ui';
import { loadTranslations, RemoteTimeout, withTimeout } from '@safari/web-kit';
import type { ScreenFile } from '@safari/web-kit/screen-file';
import { lazy } from 'react';

/**
 * A screen with a file of its own. If the file fails to load, the remote's error state offers to reload the whole
 * remote; if it is late, that state says so until the screen appears. Where the server drew the screen, its HTML stays
 * visible, however long the file takes.
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
  /** React never retries a lazy component that has failed. */
  const replaceOnce = (file: ReturnType<typeof found>) => {
    file.then(
      () => (Screen = lazy(() => file)),
      () => undefined, // the whole remote is reloaded then
    );
  };
  return function LaterScreen() {
    isDrawn = !useHasJoined(); // must be known before the file is requested
    return <Screen />;
  };
}

/** @param isPatient waits for late texts instead of falling back to English */
async function found(load: ScreenFile, isPatient: boolean) {
  const screen = await load();
  await loadTranslations(undefined, isPatient); // the screen's texts
  return { default: screen };
}
