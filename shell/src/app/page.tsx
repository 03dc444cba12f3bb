import { ANY_PATH, type Frame as FrameName, type RemoteEntry, routeAt } from '@safari/contracts';
import { loadOverlays } from '@safari/ui';
import {
  RemotePart,
  useAdmin,
  useAhead,
  useBrand,
  useLiveUpdates,
  useLocation,
  usePageTitle,
  useSession,
} from '@safari/web-kit';
import { type ComponentType, type ReactNode, useState } from 'react';
import { NotFound } from '../frames/not-found';
import { PlainFrame } from '../frames/plain-frame';
import { PublicFrame } from '../frames/public-frame';
import { useRouteFocus } from '../navigation/route-focus';
import { useScrollRestoration } from '../navigation/scroll-restoration';
import { ScrollToHash } from '../navigation/scroll-to-hash';
import { Failed } from '../remotes/remote-states';
import { useRemotes, useTextIn } from '../remotes/use-remotes';
import { useTranslations } from '../translations/translations';
import { isPageDrawn } from './drawn-page';
import { DevLoginScreen, LoginScreen, SessionWarning, StaffGate } from './later-screens';
import { OWN_ROUTES } from './own-routes';

const FRAMES: Record<FrameName, ComponentType<{ children: ReactNode }>> = {
  public: PublicFrame,
  plain: PlainFrame,
  staff: StaffGate,
};

const OWN_SCREENS: Record<(typeof OWN_ROUTES)[number]['path'], ComponentType> = {
  '/login': LoginScreen,
  '/loginu1': DevLoginScreen,
  [ANY_PATH]: NotFound,
};

/**
 * The screen for the current address, in its frame. Until the gateway has said which remote owns it, the page as
 * served.
 */
export function Page() {
  const { entries, failed } = useRemotes();
  return (
    <>
      {entries || failed ? <Screen entries={entries} /> : <AsServed />}
      <Sessions />
    </>
  );
}

/**
 * A sibling of the screen, not a parent: as a parent, React would discard drawn HTML that is not joined yet as soon as
 * the session is known.
 */
function Sessions() {
  const { lastKnown, isLoading } = useSession();
  const { isAuthenticated: staff } = useAdmin();
  useLiveUpdates(isLoading ? undefined : { customer: lastKnown?.id ?? null, staff });
  return <SessionWarning isWanted={lastKnown !== null || staff} />;
}

/** @param entries undefined when the gateway did not answer */
function Screen({ entries }: { entries: readonly RemoteEntry[] | undefined }) {
  const { pathname } = useLocation();
  // a drawn page arrives with the title that its screen sets
  const [drawnAt] = useState(() => (isPageDrawn() ? pathname : undefined));
  useAhead(loadOverlays);
  useScrollRestoration();
  useRouteFocus();
  const t = useTranslations();
  const inLanguage = useTextIn();

  const own = routeAt(OWN_ROUTES, pathname)?.route;
  const theirs = (entries ?? []).flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );
  const route = own?.path === ANY_PATH ? routeAt(theirs, pathname)?.route : undefined;
  // a path without an owner may belong to a remote whose manifest could not be read
  const isUnknown = !route && own?.path === ANY_PATH && (!entries || entries.some(({ unknown }) => unknown));
  const title = route ? route.title && inLanguage(route.title) : own && !isUnknown ? t(own.title) : undefined;
  const Frame = FRAMES[route?.frame ?? own?.frame ?? 'public'];
  const OwnScreen = isUnknown ? Unknown : OWN_SCREENS[own?.path ?? ANY_PATH];
  return (
    <>
      {pathname !== drawnAt && <Title key={pathname} text={title} />}
      <Frame>{route ? <RemotePart remote={route.remote} part="App" /> : <OwnScreen />}</Frame>
      <ScrollToHash />
    </>
  );
}

/** Rendered before the screen, so that a more specific title set by the screen comes later and wins. */
function Title({ text }: { text: string | undefined }) {
  usePageTitle(text);
  return null;
}

/** In place of a remote whose manifest the gateway could not read. */
function Unknown() {
  const { reload } = useRemotes();
  return <Failed error={undefined} retry={reload} />;
}

/** The same loading state that index.html shows. */
function AsServed() {
  const { name } = useBrand();
  return <p className="grid min-h-dvh place-items-center font-display text-2xl text-ink-soft">{name}</p>;
}
