import type { RemoteEntry, Route } from '@safari/contracts';
import { settings } from './settings';

interface OwnedRoute extends Pick<Route, 'path' | 'frame' | 'title'> {
  remote: string;
}

const entries = (await (await fetch(`${settings.origin}/remotes.json`)).json()) as RemoteEntry[];

/** Every route of the remotes, as the running product tells of them. */
export const ROUTES: readonly OwnedRoute[] = entries.flatMap(({ name, routes }) =>
  routes.map((route) => ({ ...route, remote: name })),
);

/** Those behind the staff's sign-in. */
export const STAFF_PATHS = ROUTES.filter(({ frame }) => frame === 'staff').map(({ path }) => path);
