/** One migration as it stands in its file. */
export interface MigrationFile {
  /** e.g. `1760100000066-departure-totals` */
  name: string;
  text: string;
}

/** What a process of the release before cannot work with, in SQL without its comments and in one line. */
const CONTRACTING: Readonly<Record<string, RegExp>> = {
  'drops a table': /\bdrop table\b/,
  'drops a column': /\bdrop column\b/,
  'drops a view, a function or a type': /\bdrop (materialized view|view|function|type)\b/,
  'renames a thing': /\brename (to|column|constraint|value)\b|\brename \w+ to\b/,
  'adds a column that may not be null and has no default':
    /\badd (column )?(if not exists )?(?!constraint\b|primary\b|foreign\b|unique\b|check\b|value\b)\w+ (?![^,;]*\b(default|generated)\b)[^,;]*\bnot null\b/,
  'says that a column may no longer be null': /\bset not null\b/,
  'takes the default of a column away': /\bdrop default\b/,
  'changes the type of a column': /\balter (column )?\w+ (set data )?type\b/,
};

const ADVICE =
  'While a release is rolled out, the one before works on the same schema. Expand now: add beside what there is. ' +
  'Take the old away in a later release, in a migration that says `@contracts` and the migration that made it ' +
  'needless, which has to be released.';

/**
 * What a migration does that the release before cannot work with.
 * @param released names of migrations that a release has had: they are not checked, and only those may be contracted
 */
export function migrationFaults(files: readonly MigrationFile[], released: ReadonlySet<string>): string[] {
  return files
    .filter(({ name }) => !released.has(name))
    .flatMap(({ name, text }) => {
      const contracted = /@contracts (\S+)/.exec(text)?.[1];
      if (contracted !== undefined)
        return released.has(contracted)
          ? []
          : [`${name} contracts ${contracted}, which no release has had yet: wait for one.`];
      const sql = upward(text);
      return Object.entries(CONTRACTING)
        .filter(([, pattern]) => pattern.test(sql))
        .map(([what]) => `${name} ${what}. ${ADVICE}`);
    });
}

/** What `up` says, without comments and what stands in brackets, in lower case and single spaces. */
function upward(text: string): string {
  const begin = /\bup\s*\(/.exec(text)?.index ?? 0;
  const end = /\bdown\s*\(/.exec(text)?.index ?? text.length;
  const sql = (begin < end ? text.slice(begin, end) : text.slice(begin))
    .replace(/\/\*[^]*?\*\//g, ' ')
    .replace(/--[^\n]*|\/\/[^\n]*/g, '');
  return withoutBrackets(sql).replace(/\s+/g, ' ').toLowerCase();
}

/** `numeric(12, 2)` and whole new tables: neither changes what stands there. What a query says is kept. */
function withoutBrackets(sql: string): string {
  const less = sql.replace(/(?<!\.query)\([^()]*\)/g, ' ');
  return less === sql ? sql : withoutBrackets(less);
}
