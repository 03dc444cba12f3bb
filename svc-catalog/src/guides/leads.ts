import type { NamedItem } from '@safari/contracts';
import { methodMark } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const LEADS = 'catalog:leads';

export type LeadsFinder = (tx: EntityManager, guideId: number) => Promise<NamedItem[]>;

/**
 * Marks a provider's method that names the items of its room whose pages show a guide. So rooms that know guides need
 * not be known by them.
 * @param room the name of the room; each has one such method
 */
export const Leads = methodMark<LeadsFinder>(LEADS);
