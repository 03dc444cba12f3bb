import type { NamedItem } from '@safari/contracts';
import { methodMark } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const LEADS = 'catalog:leads';

export type LeadsFinder = (tx: EntityManager, guideId: number) => Promise<NamedItem[]>;

/**
 * Marks a provider's method that names the items of its feature folder whose pages show a guide. So `guides` need not
 * depend on the features that use it.
 * @param room the name of the feature; each has one such method
 */
export const Leads = methodMark<LeadsFinder>(LEADS);
