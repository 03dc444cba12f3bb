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
  /** Of screens with files of their own, by the path of their route, and of frames by their name. */
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
  const besides = ({ scripts, styles, translations }: NeededFiles): NeededFiles => ({
    scripts: without(scripts, files.App?.scripts),
    styles: without(styles, files.App?.styles),
    ...(translations && {
      translations: mapped(translations, (texts, language) =>
        without(texts, files.App?.translations?.[language]),
      ),
    }),
  });
  const manifest: RemoteManifest = {
    version: MANIFEST_VERSION,
    name,
    ...rest,
    routes: routes.map((route) => {
      const own = later.screens[route.path];
      return own ? { ...route, files: besides(own) } : route;
    }),
    navigation,
    parts: Object.entries(files).map(([exposed, partFiles]) => ({
      name: exposed,
      ...parts.find((part) => part.name === exposed),
      ...partFiles,
    })),
    ...(Object.keys(later.frames).length > 0 && { frames: mapped(later.frames, besides) }),
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

const without = (files: readonly string[], others: readonly string[] = []) =>
  files.filter((file) => !others.includes(file));

const mapped = <Name extends string, T>(
  of: Readonly<Partial<Record<Name, T>>>,
  map: (value: T, name: Name) => T,
) =>
  Object.fromEntries(
    Object.entries<T>(of as Record<Name, T>).map(([name, value]) => [name, map(value, name as Name)]),
  ) as Partial<Record<Name, T>>;
