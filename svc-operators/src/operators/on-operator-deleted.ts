import { methodMark } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const ON_OPERATOR_DELETED = 'operators:on-operator-deleted';

export type OperatorDeletedHandler = (tx: EntityManager, operatorId: number) => Promise<void>;

/**
 * Marks a provider's method that does its room's part when an operator leaves the network, in the transaction that
 * deletes and has locked it. So rooms that know operators need not be known by them.
 * @param room the name of the room; each has one such method
 */
export const OnOperatorDeleted = methodMark<OperatorDeletedHandler>(ON_OPERATOR_DELETED);
