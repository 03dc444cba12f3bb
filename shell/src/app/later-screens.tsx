import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { FRAME_FILES, SCREEN_FILES } from './screens';

interface Framed {
  children?: ReactNode;
}

export const StaffGate = later(FRAME_FILES.staff);
export const LoginScreen = later(SCREEN_FILES['/login']);
export const DevLoginScreen = later(SCREEN_FILES['/loginu1']);
export const SessionWarning = later(async () => (await import('../session/session-warning')).SessionWarning);

function later(load: () => Promise<ComponentType<{ children: ReactNode }>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return ({ children }: Framed) => (
    <Suspense fallback={null}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}
