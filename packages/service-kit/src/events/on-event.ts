import type { EventEnvelope, EventType, FormerEventType } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { methodMark } from '../annotations/method-mark.js';

export const ON_EVENT = 'safari:on-event';

type Handler<T extends EventType | FormerEventType> = (
  tx: EntityManager,
  event: EventEnvelope<T>,
) => Promise<void>;

/**
 * Marks a provider's method as the service's only handler of an event. It runs in the inbox's transaction, so its
 * effect happens exactly once; it may run late and after newer events, so compare versions.
 */
export const OnEvent = <T extends EventType | FormerEventType>(type: T) =>
  methodMark<Handler<T>>(ON_EVENT)(type);
