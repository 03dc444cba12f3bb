import { Injectable } from '@nestjs/common';
import { Figures } from '../figures/figures.js';
import { Broker } from './broker.js';

/** Whether this process can receive and publish anything at all. */
@Injectable()
export class BrokerFigures {
  constructor(broker: Broker, figures: Figures) {
    figures.gauge('broker_up', 'Whether the broker answers', async () => Number(await broker.answers()));
  }
}
