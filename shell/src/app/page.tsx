import {
  matchPath,
  RemotePart,
  ScrollRestoration,
  useAdmin,
  useLiveUpdates,
  useLocation,
  usePageTitle,
  useSession,
} from '@safari/web-kit';
import type { ComponentType, ReactNode } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { PublicFrame } from '../frames/public-frame';
import { StaffFrame } from '../frames/staff-frame';
import { ScrollToHash } from '../navigation/scroll-to-hash';
import { useRouteFocus } from '../navigation/route-focus';
import { DevLoginScreen } from '../sign-in/dev-login-screen';
import { LoginScreen } from '../sign-in/login-screen';
import { AccessRestricted } from '../staff/access-restricted';
import { NotFound } from './not-found';
import { type PageRoute, routes } from './routes';

const FRAMES: Record<PageRoute['frame'], ComponentType<{ children: ReactNode }>> = {
  public: PublicFrame,
  plain: PlainFrame,
  staff: StaffFrame,
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
  useRouteFocus();

  const route = routes.find(({ path }) => matchPath(path, pathname));
  const restricted = route?.frame === 'staff' && !isAuthenticated;
  const Frame = restricted ? PlainFrame : FRAMES[route?.frame ?? 'public'];
  return (
    <>
      <Title key={pathname} of={route} />
      <Frame>{restricted ? <AccessRestricted /> : <Screen of={route} />}</Frame>
      <ScrollToHash />
      <ScrollRestoration />
    </>
  );
}

function Screen({ of: route }: { of: PageRoute | undefined }) {
  if (!route) return <NotFound />;
  if (route.owner !== 'shell') return <RemotePart remote={route.owner} part="App" />;
  const OwnScreen = OWN_SCREENS[route.path] ?? NotFound;
  return <OwnScreen />;
}

/** Stands before the screen, so that a screen's own, more telling title comes after and wins. */
function Title({ of: route }: { of: PageRoute | undefined }) {
  usePageTitle(route ? route.title : '404 Page Not Found');
  return null;
}
