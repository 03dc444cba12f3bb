import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SHARED_PACKAGES } from './shared-modules.ts';

/** Names of exported values by package; types do not exist at run time. */
export type NamesByPackage = Readonly<Record<string, readonly string[]>>;

/** The names that the shell and its remotes share at run time. */
export interface SharedNames {
  /** What the shell provides: every export of each shared package. */
  readonly shell: NamesByPackage;
  /** What each remote imports of them, by folder, and what `packages/ui`'s controls, which remotes bundle, import. */
  readonly remotes: Readonly<Record<string, NamesByPackage>>;
}

/** The `controls` of this package are bundled with each remote and import the rest of the package by its name. */
const BUNDLED = 'packages/ui';

/** @throws Error where the names cannot be determined: `export *`, `import * as` */
export function readSharedNames(clone: string): SharedNames {
  const packages = Object.entries(SHARED_PACKAGES);
  const { remotes } = JSON.parse(readFileSync(join(clone, 'product.json'), 'utf8')) as {
    remotes: Record<string, string>;
  };
  return {
    shell: Object.fromEntries(packages.map(([name, file]) => [name, exportsOf(join(clone, file))])),
    remotes: Object.fromEntries(
      [...Object.values(remotes), BUNDLED].map((folder) => {
        const files = sourcesOf(join(clone, folder)).map(parsed);
        return [folder, Object.fromEntries(packages.map(([name]) => [name, importsOf(files, name)]))];
      }),
    ),
  };
}

/**
 * Checks that both releases work together: during a rollout, an open page of one loads remotes of the other.
 * @param released the previous release's names
 * @returns a sentence for each name that one side imports and the other does not export
 */
export function missingNames(released: SharedNames, present: SharedNames): string[] {
  return [
    ...lacking(released.shell, present.remotes).map(
      (name) => `${name}, which pages of the release before do not have: release the export first`,
    ),
    ...lacking(present.shell, released.remotes).map(
      (name) => `${name} in the release before, and it is gone: keep the export until the release after`,
    ),
  ];
}

const lacking = (shell: NamesByPackage, remotes: SharedNames['remotes']): string[] =>
  Object.entries(remotes).flatMap(([remote, packages]) =>
    Object.entries(packages).flatMap(([from, names]) =>
      names
        .filter((name) => !shell[from]?.includes(name))
        .map((name) => `${remote} takes ${name} of ${from}`),
    ),
  );

function sourcesOf(folder: string): string[] {
  const source = join(folder, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => join(source, file));
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);

const exportsOf = (file: string): string[] =>
  parsed(file)
    .statements.filter(ts.isExportDeclaration)
    .flatMap((statement) => valuesIn(statement, file).map(({ name }) => name.text))
    .toSorted();

function importsOf(files: readonly ts.SourceFile[], from: string): string[] {
  const names = files.flatMap(({ fileName, statements }) =>
    statements
      .filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
      .filter(({ moduleSpecifier: module }) => module && ts.isStringLiteral(module) && module.text === from)
      .flatMap((one) => valuesIn(one, fileName).map(({ propertyName, name }) => (propertyName ?? name).text)),
  );
  return [...new Set(names)].toSorted();
}

function valuesIn(
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
  file: string,
): ts.ImportOrExportSpecifier[] {
  const isImport = ts.isImportDeclaration(statement);
  if (isImport ? statement.importClause?.isTypeOnly : statement.isTypeOnly) return [];
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!names || !('elements' in names))
    throw new Error(`${file} names nothing one by one: import { … } from …`);
  return [...names.elements].filter(({ isTypeOnly }) => !isTypeOnly);
}
