import { methodMark } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const ON_ATTRACTION_DELETED = 'catalog:on-attraction-deleted';

export type AttractionDeletedHandler = (tx: EntityManager, attractionId: number) => Promise<void>;

/**
 * Marks a provider's method that does its room's part when an attraction leaves the catalogue, in the transaction that
 * deletes and has locked it. So rooms that know attractions need not be known by them.
 * @param room the name of the room; each has one such method
 */
export const OnAttractionDeleted = methodMark<AttractionDeletedHandler>(ON_ATTRACTION_DELETED);
