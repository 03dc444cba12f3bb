import pg from 'pg';
import { customersOf, placeThroughGateway } from './bookings.mjs';

export const title = 'Rows';
const BOOKINGS = 2_000;
const CUSTOMERS = 32;
/** Tables and their indexes below it are noise of pages. */
const LEAST_BYTES = 8;

/** What one booking leaves in each table, with its indexes, from the click to the letter and svc-operators' copy. */
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

/** Each role sees its own schema alone. @returns bytes by `schema.table`, of pages that are in use */
async function sizesOf({ databases }) {
  const sizes = await Promise.all(
    Object.values(databases).map((url) =>
      asked(
        url,
        `select schemaname || '.' || relname as table, pg_total_relation_size(relid)::float as bytes
         from pg_stat_user_tables where schemaname = current_schema()`,
      ),
    ),
  );
  return new Map(sizes.flat().map(({ table, bytes }) => [table, bytes]));
}

/** Until everything is told. */
async function settled({ databases }) {
  for (const url of Object.values(databases)) {
    for (;;) {
      const [{ waiting }] = await asked(
        url,
        'select count(*)::int as waiting from outbox where published_at is null',
      );
      if (waiting === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function asked(url, question) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
