import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in compiled code of ours. */
const COMPILED = /file:\/\/(?!\S*\/node_modules\/)[^\s()]+\/dist\/[^\s()]+\.js:\d+:\d+/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * A stack trace with the positions of the sources. A source map is read when an error is logged and not, as Node itself
 * would do, for every module at the start, which costs each process seconds and tens of megabytes.
 */
export const inSources = (stack: string): string =>
  stack.replace(COMPILED, (place) => positionOf(place) ?? place);

function positionOf(place: string): string | undefined {
  const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  const file = fileURLToPath(url);
  const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found) || !found.originalSource) return undefined;
  return `${join(dirname(file), found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined; // the error is logged all the same
  }
}
