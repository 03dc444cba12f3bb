import { readFileSync } from 'node:fs';
import type { RemoteManifest, Route } from '@safari/contracts';

interface OwnedRoute extends Pick<Route, 'path' | 'frame' | 'title'> {
  remote: string;
}

const built = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as T;
const { remotes } = built<{ remotes: Record<string, string> }>('product.json');

/** Every route of the remotes, from their built manifests: test titles are needed before a product runs. */
export const ROUTES: readonly OwnedRoute[] = Object.entries(remotes).flatMap(([remote, folder]) =>
  built<RemoteManifest>(`${folder}/dist/manifest.json`).routes.map((route) => ({ ...route, remote })),
);

/** Routes for signed-in staff. */
export const STAFF_PATHS = ROUTES.filter(({ frame }) => frame === 'staff').map(({ path }) => path);
