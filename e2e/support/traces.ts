import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { settings } from './settings';

/** The tables of every service, and the subjects of the event store, that contain one of the words. */
export async function tracesOf(words: readonly string[]): Promise<string[]> {
  const inTables = await Promise.all(
    Object.entries(settings.databases).map(([service, url]) => tablesWith(service, url, words)),
  );
  const inStreams = await Promise.all(
    Object.entries(settings.brokers).map(([service, url]) => eventsWith(service, url, words)),
  );
  return [...inTables.flat(), ...inStreams.flat()].toSorted();
}

async function tablesWith(service: string, url: string, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `select from ${name} as one where exists (
           select from unnest($1::text[]) as word where position(lower(word) in lower(one::text)) > 0) limit 1`,
        [words],
      );
      if (rowCount) found.push(`${service}.${name}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** All messages of one service in the event store that contain one of the words. */
async function eventsWith(service: string, url: string, words: readonly string[]): Promise<string[]> {
  const { host, username, password } = new URL(url);
  const connection = await connect({
    servers: host,
    user: username,
    pass: password,
    inboxPrefix: `_INBOX.${username}`,
  });
  try {
    const { streams } = await jetstreamManager(connection, { checkAPI: false });
    const stream = `EVENTS_${service}`;
    const { state } = await streams.info(stream);
    const found = new Set<string>();
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(stream, { seq }).catch(() => null); // deleted meanwhile
      const text = message?.string().toLowerCase() ?? '';
      if (message && words.some((word) => text.includes(word.toLowerCase()))) found.add(message.subject);
    }
    return [...found];
  } finally {
    await connection.close();
  }
}
