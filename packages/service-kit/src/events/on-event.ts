import { SetMetadata } from '@nestjs/common';
import type { EventEnvelope, EventType, FormerEventType } from '@safari/contracts';
import type { EntityManager } from 'typeorm';

export const ON_EVENT = 'safari:on-event';

type Handler<T extends EventType | FormerEventType> = (
  tx: EntityManager,
  event: EventEnvelope<T>,
) => Promise<void>;

/**
 * Marks a provider's method as the service's only handler of an event. It runs in the inbox's transaction, so its
 * effect happens exactly once; it may run late and after newer events, so compare versions.
 */
export const OnEvent =
  <T extends EventType | FormerEventType>(type: T) =>
  (target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<Handler<T>>): void => {
    SetMetadata(ON_EVENT, type)(target, key, descriptor);
  };
