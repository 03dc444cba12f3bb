import { withClient } from '../local/dist/postgres/database.js';
import { customersOf, placeThroughGateway } from './bookings.mjs';
import { settled } from './support/settled.mjs';

export const title = 'Rows';
const BOOKINGS = 2_000;
const CUSTOMERS = 32;
/** Smaller amounts are noise of page allocation. */
const LEAST_BYTES = 8;

/**
 * Bytes that one booking adds to each table, including indexes, from the click to the letter and svc-operators' copy.
 */
export async function measure(product) {
  const customers = await customersOf(product, CUSTOMERS);
  const before = await sizesOf(product);
  await placeThroughGateway(product, customers, { at: 16, count: BOOKINGS });
  await settled(product);
  const after = await sizesOf(product);
  const rows = [...after]
    .map(([table, bytes]) => [table, (bytes - (before.get(table) ?? 0)) / BOOKINGS])
    .filter(([, bytes]) => bytes >= LEAST_BYTES)
    .sort(([, one], [, other]) => other - one);
  return {
    head: ['table', `bytes for each of ${BOOKINGS.toLocaleString('en')} bookings placed, with indexes`],
    rows: rows.map(([table, bytes]) => [`\`${table}\``, Math.round(bytes).toLocaleString('en')]),
  };
}

/** Each role can see only its own schema. @returns bytes of used pages by `schema.table` */
async function sizesOf({ databases }) {
  const question = `select schemaname || '.' || relname as table, pg_total_relation_size(relid)::float as bytes
    from pg_stat_user_tables where schemaname = current_schema()`;
  const sizes = await Promise.all(
    Object.values(databases).map((url) => withClient(url, (database) => database.query(question))),
  );
  return new Map(sizes.flatMap(({ rows }) => rows).map(({ table, bytes }) => [table, bytes]));
}
