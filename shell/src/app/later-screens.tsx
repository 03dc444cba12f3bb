import { later } from '@safari/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { FRAME_FILES, SCREEN_FILES } from './screens';

interface Framed {
  children?: ReactNode;
}

export const StaffGate = laterScreen(FRAME_FILES.staff);
export const LoginScreen = laterScreen(SCREEN_FILES['/login']);
export const DevLoginScreen = laterScreen(SCREEN_FILES['/loginu1']);

const warning = later(() => import('../session/session-warning'));

/** The page stands without it until its file has come. */
export function SessionWarning({ isWanted }: { isWanted: boolean }) {
  const come = warning.use(isWanted);
  return isWanted && come && <come.SessionWarning />;
}

function laterScreen(load: () => Promise<ComponentType<{ children: ReactNode }>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return ({ children }: Framed) => (
    <Suspense fallback={null}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}
