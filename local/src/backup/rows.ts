import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipelined } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { qualified, type Table } from './structure.js';

/**
 * Makes Postgres read and write every value as text in a form that does not depend on settings of the server or of a
 * role; `extra_float_digits` keeps floating-point numbers exact.
 */
export const TEXT_FORMS = `
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3;
  set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;

const FETCH = 1_000;
/** Maximum size of one statement, in characters; a single row may be longer. */
const LONGEST_BATCH = 1_000_000;

/**
 * Writes a table's rows to a compressed file, one line each: a JSON array of the values' texts.
 * @param see called with every line
 * @returns the number of rows
 */
export async function writeRows(
  client: pg.Client,
  schema: string,
  table: Table,
  file: string,
  see: (line: string) => void,
): Promise<number> {
  let rows = 0;
  const texts = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join();
  async function* lines() {
    await client.query(
      `declare backup no scroll cursor for
       select to_json(array[${texts}]::text[])::text as line from ${qualified(schema, table.name)}`,
    );
    for (;;) {
      const page = await client.query<{ line: string }>(`fetch ${FETCH} from backup`);
      if (page.rows.length === 0) break;
      rows += page.rows.length;
      for (const { line } of page.rows) see(line);
      yield page.rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close backup');
  }
  await pipelined(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(file, { flush: true, mode: 0o600 }),
  );
  return rows;
}

/** Loads the rows of such a file into the table. @returns the number of rows */
export async function loadRows(
  client: pg.Client,
  schema: string,
  table: Table,
  file: string,
): Promise<number> {
  const columns = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join();
  const values = table.columns.map(({ type }, index) => `(line->>${index})::${type}`).join();
  const insert = `insert into ${qualified(schema, table.name)} (${columns}) overriding system value
    select ${values} from json_array_elements($1::json) with ordinality as lines (line, place) order by place`;
  let rows = 0;
  let batch: string[] = [];
  let length = 0;
  const send = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join()}]`]);
    rows += batch.length;
    batch = [];
    length = 0;
  };
  for await (const line of linesOf(file)) {
    batch.push(line);
    length += line.length;
    if (batch.length === FETCH || length > LONGEST_BATCH) await send();
  }
  await send();
  return rows;
}

/** Splits at line feeds only, since a text may contain other line separators. */
async function* linesOf(file: string): AsyncIterable<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined); // errors are thrown by the loop
  unpacked.setEncoding('utf8');
  let rest = '';
  for await (const chunk of unpacked as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
