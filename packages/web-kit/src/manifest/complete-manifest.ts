import {
  MANIFEST_VERSION,
  type ManifestSource,
  manifestFaults,
  type NeededFiles,
  type RemoteManifest,
} from '@safari/contracts';

/** What only the build knows about a remote. */
export interface BuiltParts {
  name: string;
  /** By the name of each exposed component. */
  files: Readonly<Record<string, NeededFiles>>;
  /** What screens with files of their own need besides `App`, by the path of their route; frames by their name. */
  later?: { screens: Readonly<Record<string, NeededFiles>>; frames: Readonly<Record<string, NeededFiles>> };
  /** The files of the server halves and the starting script, where there are any. */
  server?: string | undefined;
  screens?: string | undefined;
  boot?: string | undefined;
}

/** @throws Error naming every fault, so that no build ends with a manifest that nobody can use */
export function completeManifest(
  source: ManifestSource,
  { name, files, later = { screens: {}, frames: {} }, server, screens, boot }: BuiltParts,
): RemoteManifest {
  const { routes, navigation = [], parts = [], ...rest } = source;
  const unexposed = parts.filter((part) => !(part.name in files));
  const unowned = Object.keys(later.screens).filter((path) => !routes.some((route) => route.path === path));
  const manifest: RemoteManifest = {
    version: MANIFEST_VERSION,
    name,
    ...rest,
    routes: routes.map((route) => {
      const own = later.screens[route.path];
      return own ? { ...route, files: own } : route;
    }),
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
    ...manifestFaults(manifest),
  ];
  if (faults.length > 0) throw new Error(`the manifest of ${name} cannot be used: ${faults.join('; ')}`);
  return manifest;
}
