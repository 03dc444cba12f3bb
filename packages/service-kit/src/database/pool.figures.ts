import { Injectable } from '@nestjs/common';
import { Figures } from '../figures/figures.js';
import { Database } from './database.js';

/** How the pool of connections to Postgres fares: who asks for one and gets none waits. */
@Injectable()
export class PoolFigures {
  constructor(database: Database, figures: Figures) {
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
