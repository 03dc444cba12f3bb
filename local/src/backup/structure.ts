import pg from 'pg';
import { UserError } from '../console/user-error.js';

/** A table's own columns, without generated ones. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The statements that recreate a schema. */
export interface Structure {
  readonly tables: readonly Table[];
  readonly sequences: readonly string[];
  /** Created before the rows: functions, sequences and tables. */
  readonly before: readonly string[];
  /** Created after the rows: keys, checks, indexes, triggers, rights. */
  readonly after: readonly string[];
}

/**
 * Reads a schema's structure from Postgres' catalogue, with qualified names. `npm run backup:verify` recreates it and
 * compares.
 * @throws UserError naming anything in the schema that this code cannot recreate
 */
export async function readStructure(client: pg.Client, schema: string): Promise<Structure> {
  const all = async <T extends object>(query: string): Promise<T[]> =>
    (await client.query<T>(query, [schema])).rows;
  const statements = async (query: string): Promise<string[]> =>
    (await all<{ sql: string }>(query)).map(({ sql }) => sql);
  await client.query(`set local search_path = ''`);
  const strange = await statements(STRANGERS);
  if (strange.length > 0) {
    throw new UserError(
      `The schema ${schema} holds what a backup cannot make again: ${strange.join(', ')}. ` +
        'Teach local/src/backup/structure.ts, or take it out.',
    );
  }
  return {
    tables: await all<Table>(TABLES),
    sequences: await statements(SEQUENCES),
    before: [
      ...(await statements(FUNCTIONS)),
      ...(await statements(SEQUENCE_STATEMENTS)),
      ...(await statements(TABLE_STATEMENTS)),
      ...(await statements(SEQUENCE_OWNERS)),
    ],
    after: [
      ...(await statements(CONSTRAINTS)),
      ...(await statements(STATISTICS)),
      ...(await statements(INDEXES)),
      ...(await statements(TRIGGERS)),
      ...(await statements(RIGHTS)),
    ],
  };
}

export const qualified = (schema: string, name: string): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const STRANGERS = `
  select format('%s %s', kind, name) as sql from (
    select format('relation of kind %s', relkind) as kind, relname as name from pg_class c
    where relnamespace = $1::regnamespace and relkind not in ('r', 'i', 't', 'S')
    union all select 'inheritance of', c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where c.relnamespace = $1::regnamespace and c.relkind = 'r'
    union all select 'row security of', relname from pg_class
    where relnamespace = $1::regnamespace and relrowsecurity
    union all select 'rule', r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = $1::regnamespace and r.rulename <> '_RETURN'
    union all select 'type', typname from pg_type
    where typnamespace = $1::regnamespace and typtype in ('e', 'd', 'r')
    union all select 'aggregate', proname from pg_proc
    where pronamespace = $1::regnamespace and prokind not in ('f', 'p')
    union all select 'constraint', conname from pg_constraint
    where connamespace = $1::regnamespace and contype not in ('p', 'u', 'c', 'f', 'x', 'n')
    union all select 'switched trigger', tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = $1::regnamespace and not tgisinternal and tgenabled <> 'O'
    union all select 'rights on columns of', c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = $1::regnamespace and a.attacl is not null
  ) strange order by 1`;

const TABLES = `
  select c.relname as name,
    (select coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
      order by attnum), '[]') from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c where relnamespace = $1::regnamespace and relkind = 'r' order by relname`;

const FUNCTIONS = `
  select pg_get_functiondef(oid) as sql from pg_proc where pronamespace = $1::regnamespace
  order by proname, pg_get_function_identity_arguments(oid)`;

const SEQUENCES = `
  select relname as sql from pg_class where relnamespace = $1::regnamespace and relkind = 'S' order by relname`;

const OPTIONS = `format('increment by %s minvalue %s maxvalue %s start with %s cache %s%s', s.seqincrement,
  s.seqmin, s.seqmax, s.seqstart, s.seqcache, case when s.seqcycle then ' cycle' else '' end)`;

/** Sequences of identity columns are created with their table. */
const OWN_SEQUENCES = `pg_sequence s join pg_class c on c.oid = s.seqrelid
  left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
  where c.relnamespace = $1::regnamespace and d.deptype is distinct from 'i'`;

const SEQUENCE_STATEMENTS = `
  select format('create sequence %s as %s %s', c.oid::regclass, format_type(s.seqtypid, null), ${OPTIONS}) as sql
  from ${OWN_SEQUENCES} order by c.relname`;

const SEQUENCE_OWNERS = `
  select format('alter sequence %s owned by %s.%I', c.oid::regclass, d.refobjid::regclass,
    (select attname from pg_attribute where attrelid = d.refobjid and attnum = d.refobjsubid)) as sql
  from ${OWN_SEQUENCES} and d.deptype = 'a' order by c.relname`;

const TABLE_STATEMENTS = `
  select format('create %stable %s (%s)%s',
    case c.relpersistence when 'u' then 'unlogged ' else '' end, c.oid::regclass,
    (select coalesce(string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
        case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
          when a.attgenerated = 'v' then format('generated always as (%s) virtual', pg_get_expr(d.adbin, d.adrelid))
          when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
        (select format('generated %s as identity (sequence name %s %s)',
            case a.attidentity when 'a' then 'always' else 'by default' end, s.seqrelid::regclass, ${OPTIONS})
          from pg_depend p join pg_sequence s on s.seqrelid = p.objid
          where p.refobjid = c.oid and p.refobjsubid = a.attnum and p.deptype = 'i' and p.classid = 'pg_class'::regclass),
        case when a.attnotnull then 'not null' end), ', ' order by a.attnum), '')
      from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    ' with (' || array_to_string(c.reloptions, ', ') || ')') as sql
  from pg_class c where relnamespace = $1::regnamespace and relkind = 'r' order by relname`;

/** Foreign keys last, since they need the keys that they refer to. NOT NULL is part of the columns. */
const CONSTRAINTS = `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
  from pg_constraint where connamespace = $1::regnamespace and contype in ('p', 'u', 'c', 'x', 'f')
  order by contype = 'f', conrelid::regclass::text, conname`;

/** Non-default statistics settings of columns. */
const STATISTICS = `
  select format('alter table %s alter column %I set statistics %s', c.oid::regclass, attname, attstattarget) as sql
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attstattarget >= 0
  order by relname, attnum`;

const INDEXES = `
  select pg_get_indexdef(indexrelid) as sql from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = $1::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by c.relname`;

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) as sql from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = $1::regnamespace and not tgisinternal order by c.relname, tgname`;

/** Only for tables whose rights were ever changed: rights revoked from their owner, and rights granted to others. */
const RIGHTS = `
  select format('revoke all on %s from public, %s', oid::regclass, relowner::regrole) as sql, relname, 0 as step
  from pg_class where relnamespace = $1::regnamespace and relkind = 'r' and relacl is not null
  union all
  select format('grant %s on %s to %s%s', string_agg(privilege_type, ', ' order by privilege_type), c.oid::regclass,
    case a.grantee when 0 then 'public' else a.grantee::regrole::text end,
    case when a.is_grantable then ' with grant option' else '' end), c.relname, 1
  from pg_class c cross join aclexplode(c.relacl) a
  where c.relnamespace = $1::regnamespace and c.relkind = 'r'
  group by c.oid, c.relname, a.grantee, a.is_grantable
  order by relname, step, sql`;
