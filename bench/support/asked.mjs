import pg from 'pg';

/** @param ask what to do with a connection of its own to that database */
export async function asked(url, ask) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return await ask(database);
  } finally {
    await database.end();
  }
}
