import { methodMark } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const ON_OPERATOR_DELETED = 'operators:on-operator-deleted';

export type OperatorDeletedHandler = (tx: EntityManager, operatorId: number) => Promise<void>;

/**
 * Marks a provider's method that cleans up its feature folder when an operator leaves the network, in the transaction
 * that has locked the operator and deletes it. So `operators` need not depend on the features that use it.
 * @param room the name of the feature; each has one such method
 */
export const OnOperatorDeleted = methodMark<OperatorDeletedHandler>(ON_OPERATOR_DELETED);
