import {
  MANIFEST_VERSION,
  type ManifestSource,
  manifestFaults,
  type NeededFiles,
  type RemoteManifest,
  type Route,
} from '@safari/contracts';

/** The parts of a remote's manifest that only the build knows. */
export interface BuiltParts {
  name: string;
  /** By the name of each exposed component. */
  files: Readonly<Record<string, NeededFiles>>;
  /**
   * Files needed besides `App` by lazily loaded screens (by their route's path), by dialogs (by their query parameter),
   * and by frames (by name).
   */
  later?: Readonly<Record<'screens' | 'dialogs' | 'frames', Readonly<Record<string, NeededFiles>>>>;
  /** File names of the server halves and of the starting script, if there are any. */
  server?: string | undefined;
  screens?: string | undefined;
  boot?: string | undefined;
}

type LaterFiles = NonNullable<BuiltParts['later']>;
const NONE_LATER: LaterFiles = { screens: {}, dialogs: {}, frames: {} };

/** @throws Error naming every fault, so that no build writes an unusable manifest */
export function completeManifest(
  source: ManifestSource,
  { name, files, later = NONE_LATER, server, screens, boot }: BuiltParts,
): RemoteManifest {
  const { routes, navigation = [], parts = [], ...rest } = source;
  const unexposed = parts.filter((part) => !(part.name in files));
  const unowned = Object.keys(later.screens).filter((path) => !routes.some((route) => route.path === path));
  const queries = routes.flatMap(({ callsByQuery = [] }) => callsByQuery.map(({ query }) => query));
  const unasked = Object.keys(later.dialogs).filter((query) => !queries.includes(query));
  const manifest: RemoteManifest = {
    version: MANIFEST_VERSION,
    name,
    ...rest,
    routes: routes.map((route) => completeRoute(route, later)),
    navigation,
    parts: Object.entries(files).map(([exposed, partFiles]) => ({
      name: exposed,
      ...parts.find((part) => part.name === exposed),
      ...partFiles,
    })),
    ...(Object.keys(later.frames).length > 0 && { frames: later.frames }),
    ...(server && { server }),
    ...(screens && { screens }),
    ...(boot && { boot }),
  };
  const faults = [
    ...unexposed.map((part) => `${part.name} is not exposed`),
    ...unowned.map((path) => `${path} has a screen and no route`),
    ...unasked.map((query) => `?${query}= opens a dialog, and no route says what it asks for`),
    ...manifestFaults(manifest),
  ];
  if (faults.length > 0) throw new Error(`the manifest of ${name} cannot be used: ${faults.join('; ')}`);
  return manifest;
}

function completeRoute(route: ManifestSource['routes'][number], { screens, dialogs }: LaterFiles): Route {
  const files = screens[route.path];
  const callsByQuery = route.callsByQuery?.map((asked) => {
    const opened = dialogs[asked.query];
    return opened ? { ...asked, files: opened } : asked;
  });
  return { ...route, ...(files && { files }), ...(callsByQuery && { callsByQuery }) };
}
