import { Injectable } from '@nestjs/common';
import { Figures } from '../figures/figures.js';
import { Database } from './database.js';
import { DatabaseHealth } from './database-health.js';

/** Whether Postgres answers, and the state of the pool: its connections, and the requests that wait for one. */
@Injectable()
export class PoolFigures {
  constructor(database: Database, health: DatabaseHealth, figures: Figures) {
    figures.gauge('database_up', 'Whether Postgres answers', async () => Number(await health.answers()));
    figures.gauges('pool_connections', 'Connections to Postgres', ['state'], () => {
      const { total, atRest, askedFor } = database.connections;
      return [
        { state: 'busy', value: total - atRest },
        { state: 'at rest', value: atRest },
        { state: 'asked for', value: askedFor },
      ];
    });
  }
}
