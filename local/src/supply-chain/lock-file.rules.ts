/** npm's lock file, version 3. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage extends Manifest {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
/** An exact version from a registry, possibly under an alias; no range, URL, branch or folder. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const FOREIGN = /^(?:git|github|gitlab|bitbucket|https?|file|link)[+:]|^[\w-]+\/[\w-]/;

/** Third-party packages, by their path in the lock file. */
export const foreignPackages = ({ packages }: LockFile): [place: string, entry: LockedPackage][] =>
  Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

/** Entries of the lock file by which another package than the tested one could be installed. */
export function lockFaults(lock: LockFile): string[] {
  return foreignPackages(lock).flatMap(([place, entry]) => [
    ...(entry.version ? [] : [`${place} has no version`]),
    ...(entry.resolved
      ? [
          `${place} comes from ${new URL(entry.resolved).protocol}//…, not from whatever registry is configured`,
        ]
      : []),
    ...(isHashed(entry) || isForAnotherSystem(entry) ? [] : [`${place} has no SHA-512`]),
    ...KINDS.flatMap((kind) =>
      Object.entries(entry[kind] ?? {})
        .filter(([, wanted]) => FOREIGN.test(wanted))
        .map(([name, wanted]) => `${place} wants ${name} from ${wanted}`),
    ),
  ]);
}

/**
 * Differences between a workspace and the lock file, and versions that are not exact.
 * @param folder as in the lock file; empty for the root
 */
export function manifestFaults(lock: LockFile, folder: string, manifest: Manifest): string[] {
  const where = folder === '' ? 'package.json' : `${folder}/package.json`;
  const locked = lock.packages[folder] ?? {};
  return KINDS.flatMap((kind) => {
    const names = new Set([...Object.keys(manifest[kind] ?? {}), ...Object.keys(locked[kind] ?? {})]);
    return [...names].flatMap((name) => {
      const [wanted, known] = [manifest[kind]?.[name], locked[kind]?.[name]];
      if (wanted !== known) return [`${where} wants ${name} ${wanted}, the lock file has ${known}`];
      return wanted && kind !== 'peerDependencies' && !EXACT.test(wanted)
        ? [`${where} wants ${name} ${wanted}: name one version`]
        : [];
    });
  });
}

/** Packages with an install script about which nothing was decided. */
export function scriptFaults(lock: LockFile, decided: Readonly<Record<string, boolean>>): string[] {
  const names = foreignPackages(lock)
    .filter(([, entry]) => entry.hasInstallScript && !isForAnotherSystem(entry))
    .map(([place]) => nameAt(place));
  return [
    ...names.filter((name) => !(name in decided)).map((name) => `${name} runs a script when it is installed`),
    ...Object.keys(decided)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is decided about and has no script`),
  ];
}

export const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

const isHashed = ({ integrity }: LockedPackage): boolean => integrity?.startsWith('sha512-') ?? false;

/** Not every registry has these, and npm installs none of them here. */
const isForAnotherSystem = ({ optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true &&
  !((os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true));
