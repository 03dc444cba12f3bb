import type { EventEnvelope, EventType, FormerEventType } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { methodMark } from '../annotations/method-mark.js';

export const ON_EVENT = 'safari:on-event';
/** Marks those whose events are applied one by one. */
export const ON_EVENT_ALONE = 'safari:on-event-alone';

type Handler<T extends EventType | FormerEventType> = (
  tx: EntityManager,
  event: EventEnvelope<T>,
) => Promise<void>;

/**
 * Marks a provider's method as the service's only handler of an event. It runs in the inbox's transaction, so its
 * effect happens exactly once; it may run late and after newer events, so compare versions.
 * @param together false where one event takes long: each has a transaction of its own, however many wait
 */
export const OnEvent =
  <T extends EventType | FormerEventType>(type: T, { together = true } = {}) =>
  (target: object, name: string | symbol, method: TypedPropertyDescriptor<Handler<T>>): void => {
    methodMark<Handler<T>>(ON_EVENT)(type)(target, name, method);
    if (!together) methodMark<Handler<T>>(ON_EVENT_ALONE)(type)(target, name, method);
  };
