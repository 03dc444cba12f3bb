import { basename, extname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/** Each is a few lines, which several files of a remote draw. */
const ICONS = { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 100 };

/**
 * What the same exposed components of a remote need at once comes in one file: left to itself the bundler makes one of
 * every few lines that a later file needs, too, and each is a request.
 * @param exposes as the federation has it: names of components and their files
 */
export function filesByParts(exposes: Record<string, string>): { plugin: Plugin; groups: Group[] } {
  const parts = Object.values(exposes);
  /** By its id, the components that cannot be drawn without a module. */
  let neededBy: ReadonlyMap<string, string> = new Map();
  let root = '';
  return {
    plugin: {
      name: 'safari:files-by-parts',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      buildEnd() {
        neededBy = partsOfModules(
          parts.map((part) => join(root, part)),
          (id) => (id.startsWith(`${root}/src/`) ? (this.getModuleInfo(id)?.importedIds ?? []) : []),
        );
      },
    },
    // what more components need comes first: it is needed by what fewer need, and would go along with that
    groups: [
      ICONS,
      ...subsetsOf(parts.keys()).map((subset) => ({
        name: subset.map((part) => nameOf(parts[part])).join('-'),
        test: (id: string) => neededBy.get(id) === subset.join(),
        priority: subset.length,
      })),
    ],
  };
}

/** @returns which of the roots reach each module, by their places: `0,2` */
function partsOfModules(
  roots: readonly string[],
  importedBy: (id: string) => readonly string[],
): Map<string, string> {
  const reached = new Map<string, number[]>();
  const visit = (id: string, part: number) => {
    const parts = reached.get(id) ?? [];
    if (parts.includes(part)) return;
    reached.set(id, [...parts, part]);
    for (const next of importedBy(id)) visit(next, part);
  };
  roots.forEach((root, part) => visit(root, part));
  return new Map([...reached].map(([id, parts]) => [id, parts.join()]));
}

const subsetsOf = (parts: Iterable<number>): number[][] =>
  [...parts]
    .reduce<number[][]>((all, part) => [...all, ...all.map((some) => [...some, part])], [[]])
    .slice(1);

const nameOf = (file = ''): string => basename(file, extname(file));
