import { basename, extname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/** Icons are a few lines each; those that several files of a remote import go into one file. */
const ICONS = { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 100 };

/**
 * Puts all modules that are statically imported by the same set of a remote's exposed components into one file. By
 * default the bundler splits off every few lines that a lazily loaded file imports too, and each split costs a request.
 * @param exposes as in the federation's configuration: names of components and their files
 */
export function filesByParts(exposes: Record<string, string>): { plugin: Plugin; groups: Group[] } {
  const parts = Object.values(exposes);
  /** By module id: the exposed components that need the module to render. */
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
    // larger sets first: modules of smaller sets import from them, and a group includes what its modules import
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

/** @returns by module id, the indexes of the roots that reach it: `0,2` */
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
