import { later } from '@safari/ui';
import { loadTranslations, logFailure, withTimeout } from '@safari/web-kit';
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { Failed } from '../remotes/remote-states';
import { FRAME_FILES, SCREEN_FILES } from './screens';

interface Framed {
  children?: ReactNode;
}

export const StaffGate = laterScreen(FRAME_FILES.staff, PlainFrame);
export const LoginScreen = laterScreen(SCREEN_FILES['/login']);
export const DevLoginScreen = laterScreen(SCREEN_FILES['/loginu1']);

const warning = later(withTranslations(() => import('../session/session-warning')));

/** Renders nothing until its file has loaded. */
export function SessionWarning({ isWanted }: { isWanted: boolean }) {
  const come = warning.use(isWanted);
  return isWanted && come && <come.SessionWarning />;
}

/** @param Frame around the error message when the file does not load, for a screen that has no frame of its own then */
export function laterScreen(
  load: () => Promise<ComponentType<{ children: ReactNode }>>,
  Frame: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const file = later(withTranslations(load));
  return ({ children }: Framed) => {
    const Screen = file.use(true);
    if (Screen) return <Screen>{children}</Screen>;
    return <AwaitedScreen load={file.load} Frame={Frame} />;
  };
}

/** Loads a file together with its translations. */
function withTranslations<File>(load: () => Promise<File>): () => Promise<File> {
  return async () => {
    const file = await load();
    await loadTranslations();
    return file;
  };
}

interface AwaitedScreenProps {
  load: () => Promise<unknown>;
  Frame: ComponentType<{ children: ReactNode }>;
}

/**
 * Shown in place of a screen whose file has not loaded; the file is requested until it loads. Retry reloads the page: a
 * browser may remember that the file failed, and a file of a former release may be gone.
 */
function AwaitedScreen({ load, Frame }: AwaitedScreenProps) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    withTimeout('the screen', load()).catch((error: unknown) => {
      logFailure('A screen failed to load', error);
      setFailure({ error });
    });
  }, [load]);
  return (
    failure && (
      <Frame>
        <Failed {...failure} retry={() => window.location.reload()} />
      </Frame>
    )
  );
}
