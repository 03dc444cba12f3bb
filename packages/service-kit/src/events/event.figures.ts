import { Injectable } from '@nestjs/common';
import { type Figure, Figures } from '../figures/figures.js';
import { Broker } from './broker.js';
import { DeadLetterRepository } from './dead-letter.repository.js';
import { EventStream } from './event-stream.js';
import { HandlerTable } from './handler-table.js';
import { OutboxRepository } from './outbox.repository.js';

/**
 * The events that this service has yet to publish, how far it is behind those of others, and what it could not handle.
 */
@Injectable()
export class EventFigures {
  constructor(
    private readonly broker: Broker,
    private readonly stream: EventStream,
    private readonly handlers: HandlerTable,
    outbox: OutboxRepository,
    deadLetters: DeadLetterRepository,
    figures: Figures,
  ) {
    figures.gauge('outbox_waiting', 'Events that the broker has not taken yet', () => outbox.countWaiting());
    figures.gauge('outbox_oldest_seconds', 'Since when the oldest of them waits', () =>
      outbox.oldestWaiting(),
    );
    figures.gauge('dead_letters', 'Events that could not be handled and wait for staff', () =>
      deadLetters.countWaiting(),
    );
    const help = 'Events that were told and not handled here yet';
    figures.gauges('consumer_waiting', help, ['event'], () => this.waiting());
  }

  private async waiting(): Promise<Figure[]> {
    if (!(await this.broker.answers())) return [];
    const subjects = [...this.handlers.all().keys()];
    const waiting = await Promise.allSettled(subjects.map((subject) => this.stream.waiting(subject)));
    return subjects.flatMap((event, at) => {
      const found = waiting[at];
      return found?.status === 'fulfilled' ? [{ event, value: found.value }] : []; // not made yet
    });
  }
}
