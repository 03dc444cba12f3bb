export interface Candidate {
  id: number;
  name: string;
  availability: boolean;
}

/** Each operator once, in ascending order. */
export function chosen(operatorIds: readonly number[]): number[] {
  return [...new Set(operatorIds)].sort((a, b) => a - b);
}

/** Why some of the chosen operators cannot be asked; empty when all can. */
export function coordinationFaults(operatorIds: readonly number[], found: readonly Candidate[]): string[] {
  const candidates = new Map(found.map((candidate) => [candidate.id, candidate]));
  return operatorIds.flatMap((id) => {
    const candidate = candidates.get(id);
    if (!candidate) return [`Operator ${id} is not in the network.`];
    return candidate.availability ? [] : [`${candidate.name} takes no bookings at the moment.`];
  });
}
