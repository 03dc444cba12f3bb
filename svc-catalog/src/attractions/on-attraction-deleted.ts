import { methodMark } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const ON_ATTRACTION_DELETED = 'catalog:on-attraction-deleted';

export type AttractionDeletedHandler = (tx: EntityManager, attractionId: number) => Promise<void>;

/**
 * Marks a provider's method that cleans up its feature folder when an attraction leaves the catalogue, in the
 * transaction that has locked and deletes it. So `attractions` need not depend on the features that use it.
 * @param room the name of the feature; each has one such method
 */
export const OnAttractionDeleted = methodMark<AttractionDeletedHandler>(ON_ATTRACTION_DELETED);
