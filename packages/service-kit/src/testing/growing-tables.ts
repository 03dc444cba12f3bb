import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DataSource } from 'typeorm';
import { createDatabase } from './database.js';

/** What grows in the kit's tables as long as a service runs. */
export const KIT_GROWING = ['idempotency_key', 'inbox', 'outbox', 'outgoing_mail'];

/** The kit's migrations that closed one of them. They have run; no other is to. */
const KIT_CLOSING = [
  'MailOutcomes1760000000002',
  'FailedLetters1760000000006',
  'LettersInOrder1760000000010',
  'FailedLettersByFailing1760000000012',
  'OutboxCreated1760000000013',
  'SentLetters1760000000014',
];

/** What a service's tests say of its tables that grow. */
export interface GrowingTables {
  tables: readonly string[];
  /** Migrations that closed one of them while they ran. They have run; no other is to. */
  closing: readonly string[];
}

/** A table between two statements: what Postgres says of it, not what a migration's text seems to say. */
interface TableState {
  name: string;
  /** Where its rows stand: another file where they were written anew. */
  file: number;
  columns: number;
  /** The file of each index by its name. */
  indexes: Record<string, number>;
  constraints: Record<string, Constraint>;
}

interface Constraint {
  kind: 'check' | 'foreign key' | 'not null';
  isValid: boolean;
  /** Numbers of its columns. */
  columns: number[];
  hasDefault: boolean;
  definition: string;
}

const ADVICE =
  'Two releases work on that table meanwhile, and it grows. Do it as CONTRIBUTING says, in "A table that grows".';

/**
 * Finds migrations that would lock a growing table for a time that depends on its size: each is run on a database of
 * its own, and what it did is read in Postgres' catalogue. One transaction counts as one step, since every lock is held
 * until its end. Migrations without one are interrupted after each of their statements and begun anew.
 * @returns the faults by the migration's name
 */
export async function growingTableFaults(
  schema: string,
  migrations: readonly MigrationInterface[],
  growing: readonly string[],
): Promise<Map<string, string[]>> {
  const database = await createDatabase(schema);
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const db = source.createQueryRunner();
  try {
    const faults = new Map<string, string[]>();
    for (const migration of migrations.toSorted((one, other) => madeAt(one) - madeAt(other))) {
      const found = await new Watched(db, growing).run(migration);
      if (found.length > 0)
        faults.set(
          nameOf(migration),
          found.map((fault) => `${fault}. ${ADVICE}`),
        );
    }
    return faults;
  } finally {
    await db.release();
    await source.destroy();
    await database.drop();
  }
}

/** The faults of migrations that are not listed for it, and the listed ones that have none. */
export async function unknownClosings(
  schema: string,
  migrations: readonly MigrationInterface[],
  { tables, closing }: GrowingTables,
): Promise<string[]> {
  const faults = await growingTableFaults(schema, migrations, tables);
  const known = new Set([...KIT_CLOSING, ...closing]);
  return [
    ...[...faults].filter(([name]) => !known.has(name)).map(([name, said]) => `${name} ${said.join(' ')}`),
    ...[...known].filter((name) => !faults.has(name)).map((name) => `${name} closes no table that grows`),
  ];
}

const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;
const madeAt = (migration: MigrationInterface): number => Number(nameOf(migration).slice(-13));

/** A migration that runs while it is watched. */
class Watched {
  private readonly faults = new Set<string>();

  constructor(
    private readonly db: QueryRunner,
    private readonly growing: readonly string[],
  ) {}

  async run(migration: MigrationInterface): Promise<string[]> {
    const before = await this.read();
    const tables = before.map(({ name }) => name);
    await this.witness(tables);
    if (migration.transaction === false) await this.runInPieces(migration, tables);
    else await this.runAtOnce(migration, before);
    await this.db.query('drop table witnessed; drop function witness() cascade');
    return [...this.faults];
  }

  private async runAtOnce(migration: MigrationInterface, before: TableState[]): Promise<void> {
    await this.db.startTransaction();
    await migration.up(this.db);
    await this.db.commitTransaction();
    this.compare(before, await this.read());
    for (const { table } of await this.written())
      this.faults.add(`writes the rows of ${table} in one transaction`);
  }

  private async runInPieces(migration: MigrationInterface, tables: readonly string[]): Promise<void> {
    for (let whole = false, pieces = 1; !whole; pieces += 1) {
      let left = pieces;
      const query = async (sql: string, parameters?: unknown[]): Promise<unknown> => {
        if (left === 0) throw CUT_SHORT;
        left -= 1;
        const before = (await this.read()).filter(({ name }) => tables.includes(name));
        const answer: unknown = await this.db.query(sql, parameters);
        this.compare(before, await this.read(), /\bconcurrently\b/i.test(sql));
        return answer;
      };
      whole = await migration.up(Object.create(this.db, { query: { value: query } }) as QueryRunner).then(
        () => true,
        (error: unknown) => {
          if (error !== CUT_SHORT) throw error;
          return false;
        },
      );
    }
    for (const { table, statement } of await this.written())
      if (!/\blimit\b/i.test(statement)) this.faults.add(`writes all rows of ${table} in one statement`);
  }

  private compare(before: readonly TableState[], after: readonly TableState[], concurrently = false): void {
    const now = new Map(after.map((table) => [table.name, table]));
    for (const former of before) {
      const table = now.get(former.name);
      if (table) for (const fault of changes(former, table, concurrently)) this.faults.add(fault);
    }
  }

  /** Notes each statement that would write rows of the tables, however few there are. */
  private async witness(tables: readonly string[]): Promise<void> {
    await this.db.query(
      `create table witnessed (name text not null, statement text not null);
       create function witness() returns trigger language plpgsql as
         $$ begin insert into witnessed values (tg_table_name, current_query()); return null; end $$`,
    );
    for (const table of tables)
      await this.db.query(
        `create trigger witness after update or delete on "${table}" execute function witness()`,
      );
  }

  private written(): Promise<{ table: string; statement: string }[]> {
    return this.db.query('select name as table, statement from witnessed order by name');
  }

  private read(): Promise<TableState[]> {
    return this.db.query(STATES, [this.growing]);
  }
}

const CUT_SHORT = new Error('cut short');

function changes(former: TableState, table: TableState, concurrently: boolean): string[] {
  const { name } = table;
  if (table.file !== former.file) return [`writes ${name} anew, which nobody can read meanwhile`];
  const indexes = Object.entries(table.indexes)
    .filter(([index, file]) => former.indexes[index] !== file)
    .filter(([, file]) => !Object.values(former.indexes).includes(file)) // renamed
    .map(([index]) => index);
  return [
    ...(concurrently ? [] : indexes).map((index) => `builds ${index} while nobody can write ${name}`),
    ...Object.entries(table.constraints)
      .filter(([constraint]) => !former.constraints[constraint])
      .filter(([, constraint]) => isLookedFor(constraint, former))
      .map(
        ([constraint, { kind }]) =>
          `looks through ${name} for its ${kind} ${constraint} while nobody can write it`,
      ),
  ];
}

/** Whether Postgres reads all rows to validate a new constraint. */
function isLookedFor(
  { kind, isValid, columns, hasDefault, definition }: Constraint,
  former: TableState,
): boolean {
  if (!isValid) return false;
  const isOfNewColumns = columns.every((column) => column > former.columns);
  if (kind === 'foreign key') return !isOfNewColumns || hasDefault;
  if (kind === 'check') return true;
  const isKnown = Object.values(former.constraints).some(
    (known) => known.isValid && known.definition === `CHECK ((${definition.split(' ').at(-1)} IS NOT NULL))`,
  );
  return !isOfNewColumns && !isKnown;
}

const STATES = `
  select relname as name, pg_relation_filenode(pg_class.oid)::int as file,
    (select max(attnum) from pg_attribute where attrelid = pg_class.oid)::int as columns,
    coalesce((select jsonb_object_agg(indexrelid::regclass::text, pg_relation_filenode(indexrelid))
      from pg_index where indrelid = pg_class.oid), '{}') as indexes,
    coalesce((select jsonb_object_agg(conname, jsonb_build_object(
        'kind', case contype when 'c' then 'check' when 'f' then 'foreign key' else 'not null' end,
        'isValid', convalidated,
        'columns', coalesce(to_jsonb(conkey), '[]'),
        'hasDefault', exists (select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and atthasdef),
        'definition', pg_get_constraintdef(pg_constraint.oid)))
      from pg_constraint where conrelid = pg_class.oid and contype in ('c', 'f', 'n')), '{}') as constraints
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any ($1)
  order by relname`;
