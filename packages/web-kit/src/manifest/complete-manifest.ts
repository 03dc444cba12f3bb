import {
  MANIFEST_VERSION,
  type ManifestSource,
  manifestFaults,
  type Part,
  type RemoteManifest,
} from '@safari/contracts';

/** What only the build knows about a remote. */
export interface BuiltParts {
  name: string;
  /** By the name of each exposed component. */
  files: Readonly<Record<string, Pick<Part, 'scripts' | 'styles'>>>;
  /** The files of the server halves and the starting script, where there are any. */
  server?: string | undefined;
  screens?: string | undefined;
  boot?: string | undefined;
}

/** @throws Error naming every fault, so that no build ends with a manifest that nobody can use */
export function completeManifest(
  source: ManifestSource,
  { name, files, server, screens, boot }: BuiltParts,
): RemoteManifest {
  const { routes, navigation = [], parts = [], ...rest } = source;
  const unexposed = parts.filter((part) => !(part.name in files));
  const manifest: RemoteManifest = {
    version: MANIFEST_VERSION,
    name,
    ...rest,
    routes,
    navigation,
    parts: Object.entries(files).map(([exposed, partFiles]) => ({
      name: exposed,
      ...parts.find((part) => part.name === exposed),
      ...partFiles,
    })),
    ...(server && { server }),
    ...(screens && { screens }),
    ...(boot && { boot }),
  };
  const faults = [...unexposed.map((part) => `${part.name} is not exposed`), ...manifestFaults(manifest)];
  if (faults.length > 0) throw new Error(`the manifest of ${name} cannot be used: ${faults.join('; ')}`);
  return manifest;
}
