import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BROKER_OPTIONS, Broker, type BrokerOptions } from './broker.js';
import { DEFAULT_RETRY_DELAYS, EventConsumer, RETRY_DELAYS } from './event-consumer.js';
import { HandlerTable } from './handler-table.js';
import { Inbox } from './inbox.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { parkedEventsController } from './parked-events.controller.js';
import { ParkedEvents } from './parked-events.js';

@Global()
@Module({})
export class EventsModule {
  static forRoot(
    options: BrokerOptions,
    retryDelays: readonly number[] = DEFAULT_RETRY_DELAYS,
  ): DynamicModule {
    return {
      module: EventsModule,
      controllers: [parkedEventsController(options.service)],
      providers: [
        { provide: BROKER_OPTIONS, useValue: options },
        { provide: RETRY_DELAYS, useValue: retryDelays },
        Broker,
        Outbox,
        OutboxRelay,
        Inbox,
        HandlerTable,
        ParkedEvents,
        EventConsumer,
      ],
      exports: [Broker, Outbox, Inbox],
    };
  }
}
