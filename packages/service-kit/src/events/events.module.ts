import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ASK_TIMEOUTS, Asks, type AskTimeouts, DEFAULT_ASK_TIMEOUTS } from './asks.js';
import { BrokerFigures } from './broker.figures.js';
import { BROKER_OPTIONS, Broker, type BrokerOptions } from './broker.js';
import { DeadLetterRepository } from './dead-letter.repository.js';
import { deadLettersController } from './dead-letters.controller.js';
import { DeadLetters } from './dead-letters.js';
import { EventFigures } from './event.figures.js';
import { DEFAULT_EVENT_PACE, EVENT_PACE, EventConsumer, type EventPace } from './event-consumer.js';
import { EventStream } from './event-stream.js';
import { HandlerTable } from './handler-table.js';
import { Inbox } from './inbox.js';
import { InboxRepository } from './inbox.repository.js';
import { Outbox } from './outbox.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxStreamRepository } from './outbox-stream.repository.js';

@Global()
@Module({})
export class EventsModule {
  static forRoot(
    options: BrokerOptions,
    pace: Partial<EventPace> = {},
    askTimeouts: Partial<AskTimeouts> = {},
  ): DynamicModule {
    return {
      module: EventsModule,
      controllers: [deadLettersController(options.service)],
      providers: [
        { provide: BROKER_OPTIONS, useValue: options },
        { provide: EVENT_PACE, useValue: { ...DEFAULT_EVENT_PACE, ...pace } },
        { provide: ASK_TIMEOUTS, useValue: { ...DEFAULT_ASK_TIMEOUTS, ...askTimeouts } },
        Broker,
        EventStream,
        OutboxRepository,
        OutboxStreamRepository,
        Outbox,
        OutboxRelay,
        InboxRepository,
        Inbox,
        HandlerTable,
        DeadLetterRepository,
        DeadLetters,
        EventConsumer,
        Asks,
        BrokerFigures,
        EventFigures,
      ],
      exports: [Broker, Outbox, Inbox, Asks],
    };
  }
}
