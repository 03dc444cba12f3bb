import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface Framed {
  children?: ReactNode;
}

/** What a visitor's first screen never shows is loaded when it is wanted. */
export const StaffGate = later(async () => (await import('../staff/staff-gate')).StaffGate);
export const LoginScreen = later(async () => (await import('../sign-in/login-screen')).LoginScreen);
export const DevLoginScreen = later(async () => (await import('../sign-in/dev-login-screen')).DevLoginScreen);
export const SessionWarning = later(async () => (await import('../session/session-warning')).SessionWarning);

function later(load: () => Promise<ComponentType<{ children: ReactNode }>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return ({ children }: Framed) => (
    <Suspense fallback={null}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}
