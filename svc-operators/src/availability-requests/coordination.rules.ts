import type { OperatorContact } from '../operators/operator.repository.js';

/** Each operator once, in ascending order. */
export function chosen(operatorIds: readonly number[]): number[] {
  return [...new Set(operatorIds)].sort((a, b) => a - b);
}

/** Why some of the chosen operators cannot be asked; empty when all can. */
export function coordinationFaults(
  operatorIds: readonly number[],
  found: readonly Pick<OperatorContact, 'id' | 'name' | 'availability'>[],
): string[] {
  const operators = new Map(found.map((operator) => [operator.id, operator]));
  return operatorIds.flatMap((id) => {
    const operator = operators.get(id);
    if (!operator) return [`Operator ${id} is not in the network.`];
    return operator.availability ? [] : [`${operator.name} takes no bookings at the moment.`];
  });
}
