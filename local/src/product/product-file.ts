import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `product.json` at the clone's root: the product's services and remotes, by name and folder. */
export interface ProductFile {
  /** The shell loads a remote by its name. */
  readonly remotes: Readonly<Record<string, string>>;
  /** A service's name is also its schema, the first word of its events, and, prefixed by `svc_`, its database role. */
  readonly services: Readonly<Record<string, string>>;
}

/** It becomes a part of URLs, SQL and event subjects. */
const NAME = /^[a-z][a-z0-9]{0,30}$/;
/** Directly below the root. */
const FOLDER = /^[a-z][a-z0-9-]*$/;

/** @throws Error naming every fault of the file at once */
export function readProductFile(root: string): ProductFile {
  const file = join(root, 'product.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const faults = isObject(content)
    ? [...faultsOf('remotes', content['remotes']), ...faultsOf('services', content['services'])]
    : ['it is no object'];
  if (faults.length > 0) throw new Error(`${file} cannot be used: ${faults.join('; ')}`);
  return content as ProductFile;
}

function faultsOf(list: string, parts: unknown): string[] {
  if (!isObject(parts)) return [`"${list}" is no object of names and folders`];
  const entries = Object.entries(parts);
  const folders = entries.map(([, folder]) => folder);
  return entries.flatMap(([name, folder], index) => [
    ...(NAME.test(name) && !(name in {})
      ? []
      : [`"${name}" in "${list}" is no name of small letters and digits`]),
    ...(typeof folder === 'string' && FOLDER.test(folder) ? [] : [`"${name}" in "${list}" names no folder`]),
    ...(folders.indexOf(folder) === index ? [] : [`${String(folder)} stands twice in "${list}"`]),
  ]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
