import pg from 'pg';
import { eventually } from './eventually.js';
import type { TestService } from './service.js';

interface Plan {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Rows of the kit's tables that grow. */
const KIT_ROWS = [
  `insert into outbox (event_id, subject, envelope, published_at) select gen_random_uuid(), 'filled', '{}', now()`,
  'insert into inbox (event_id) select gen_random_uuid()',
  `insert into idempotency_key (owner, key, fingerprint, answer) select 'customer:' || i, 'key', '', '{}'`,
  `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id, state)
   select 'filled', i::text, 'amina@example.com', 'Hello', '', i::text, 'sent'`,
];

type Send = (this: pg.Client, query: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** What Postgres plans for each statement that this process sends. Made before the service starts. */
export class Plans {
  /** The last values of each statement, by its text. */
  private readonly sent = new Map<string, unknown[]>();
  private readonly send = pg.Client.prototype.query as Send;

  constructor() {
    const { send, sent } = this;
    pg.Client.prototype.query = function (this: pg.Client, query, values, ...rest) {
      const { text, values: named } = (typeof query === 'string' ? { text: query } : query) as pg.QueryConfig;
      const given = named ?? values;
      if (isPlanned(text)) sent.set(text, Array.isArray(given) ? given : []);
      return send.call(this, query, values, ...rest);
    } as Send as typeof pg.Client.prototype.query;
  }

  /** Puts this many rows into each of the kit's tables that grow. */
  async fillKitTables(service: TestService, rows: number): Promise<void> {
    for (const each of KIT_ROWS) await service.rows(`${each} from generate_series(1, ${rows}) as i`);
  }

  /**
   * Vacuums tables as they are in operation, since plans depend on that. A transaction that is open meanwhile keeps
   * pages from being visible to all; a few that are just written to do not matter.
   */
  async vacuum(service: TestService, tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      await eventually(`${table} is visible to all`, async () => {
        await service.rows(`vacuum analyze "${table}"`);
        const [{ isVisible } = { isVisible: false }] = await service.rows<{ isVisible: boolean }>(
          'select relpages - relallvisible < 5 as "isVisible" from pg_class where oid = format(\'%I\', $1::text)::regclass',
          [table],
        );
        return isVisible;
      });
    }
  }

  /** The statements sent during `work` that would read one of the tables from end to end. */
  scansOf(service: TestService, tables: readonly string[], work: () => Promise<unknown>): Promise<string[]> {
    return this.having(service, (node) => isScan(node, tables), work);
  }

  /** The statements sent during `work` that would sort more than `most` rows. */
  sortsOf(service: TestService, most: number, work: () => Promise<unknown>): Promise<string[]> {
    return this.having(service, (node) => isSort(node, most), work);
  }

  private async having(
    service: TestService,
    fault: (node: Plan) => boolean,
    work: () => Promise<unknown>,
  ): Promise<string[]> {
    this.sent.clear();
    await work();
    const found: string[] = [];
    for (const [text, values] of this.sent) {
      const [row] = await service.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      if (!plan) throw new Error(`no plan for ${text}`);
      if (nodes(plan).some(fault)) found.push(text);
    }
    return found;
  }

  async end(service: TestService): Promise<void> {
    pg.Client.prototype.query = this.send as typeof pg.Client.prototype.query;
    await service.rows(`delete from outbox where subject = 'filled'`); // no event that anybody told
  }
}

const isPlanned = (text: string): boolean => /^\s*(?:select|with|insert|update|delete)\b/i.test(text);

const isScan = (node: Plan, tables: readonly string[]): boolean =>
  node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name'] ?? '');

/** A sort's own number of rows is what leaves it; those of the nodes below are what it sorts. */
const isSort = (node: Plan, most: number): boolean =>
  node['Node Type'] === 'Sort' && (node.Plans ?? []).some((from) => from['Plan Rows'] > most);

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
