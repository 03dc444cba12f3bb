import type { TestService } from './service.js';

/** The tables of its schema that contain one of the words, in whatever column of whatever type. */
export async function tracesOf(
  { rows }: Pick<TestService, 'rows'>,
  words: readonly string[],
): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const naming = await rows(
      `select from ${name} as one
       where exists (select from unnest($1::text[]) as word where position(lower(word) in lower(one::text)) > 0) limit 1`,
      [words],
    );
    if (naming.length > 0) found.push(name);
  }
  return found;
}
