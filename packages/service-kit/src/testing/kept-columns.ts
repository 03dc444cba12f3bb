import { readFileSync } from 'node:fs';
import { PLACES } from '../schemas/places.js';

interface Column {
  table: string;
  column: string;
}

/**
 * Where the second table of `docs/retention.md` and a schema differ: for every column it says how long it stays and
 * what an erasure does to it, or that it contains no personal data.
 */
export function columnFaults(schema: string, kept: readonly Column[]): string[] {
  const said = columnsSaid(readFileSync(PLACES.retention, 'utf8'), schema);
  const there = new Set(kept.map(({ table, column }) => `${table}.${column}`));
  return [
    ...[...there].filter((column) => !said.has(column)).map((column) => `${column} is not in retention.md`),
    ...[...said].filter((column) => !there.has(column)).map((column) => `${column} is only in retention.md`),
  ];
}

/** The rows ``| `auth.user` | id, name |`` of this schema, and of what is in every one. */
export function columnsSaid(markdown: string, schema: string): ReadonlySet<string> {
  const rows = markdown.matchAll(/^\| `(every|\w+)\.(\w+)` +\| ([\w, ]+?) +\|$/gm);
  return new Set(
    [...rows].flatMap(([, owner, table, columns = '']) =>
      owner === schema || owner === 'every' ? columns.split(', ').map((column) => `${table}.${column}`) : [],
    ),
  );
}
