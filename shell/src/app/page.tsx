import { type Screen as ScreenRoute, screenAt } from '@safari/contracts';
import { RemotePart, useAdmin, useLiveUpdates, useLocation, usePageTitle, useSession } from '@safari/web-kit';
import type { ComponentType, ReactNode } from 'react';
import { NotFound } from '../frames/not-found';
import { PlainFrame } from '../frames/plain-frame';
import { PublicFrame } from '../frames/public-frame';
import { useRouteFocus } from '../navigation/route-focus';
import { useScrollRestoration } from '../navigation/scroll-restoration';
import { ScrollToHash } from '../navigation/scroll-to-hash';
import { DevLoginScreen } from '../sign-in/dev-login-screen';
import { LoginScreen } from '../sign-in/login-screen';
import { StaffGate } from '../staff/staff-gate';
import { type FrameName, frameOf, titleOf } from './screen-frames';

const FRAMES: Record<FrameName, ComponentType<{ children: ReactNode }>> = {
  public: PublicFrame,
  plain: PlainFrame,
  staff: StaffGate,
};

const OWN_SCREENS: Record<string, ComponentType> = {
  '/login': LoginScreen,
  '/loginu1': DevLoginScreen,
};

/** The screen that the address names, in its frame. */
export function Page() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const { isAuthenticated } = useAdmin();
  useLiveUpdates(user || isAuthenticated ? `${user?.id} ${isAuthenticated}` : undefined);
  useScrollRestoration();
  useRouteFocus();

  const screen = screenAt(pathname);
  const Frame = FRAMES[frameOf(screen)];
  return (
    <>
      <Title key={pathname} of={screen} />
      <Frame>
        <Screen of={screen} />
      </Frame>
      <ScrollToHash />
    </>
  );
}

function Screen({ of: screen }: { of: ScreenRoute | undefined }) {
  if (!screen) return <NotFound />;
  if (screen.owner !== 'shell') return <RemotePart remote={screen.owner} part="App" />;
  const OwnScreen = OWN_SCREENS[screen.path] ?? NotFound;
  return <OwnScreen />;
}

/** Stands before the screen, so that a screen's own, more telling title comes after and wins. */
function Title({ of: screen }: { of: ScreenRoute | undefined }) {
  usePageTitle(screen ? titleOf(screen) : '404 Page Not Found');
  return null;
}
