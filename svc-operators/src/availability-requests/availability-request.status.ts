import type { Money, RequestStatus } from '@safari/contracts';

/** The statuses that an answer can give a request; a yes can be taken back. */
const NEXT: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['pricing_pending', 'confirmed', 'unavailable'],
  pricing_pending: ['confirmed', 'unavailable'],
  confirmed: ['unavailable'],
  unavailable: [],
};

const DECIDED: Partial<Record<RequestStatus, string>> = {
  confirmed:
    'The operator has said yes already, and can only take that back. For anything else ask again with Select Operators.',
  unavailable: 'The operator has said no already. Ask again with Select Operators.',
};

/** Whether the operator has said yes or no: it may then be asked again. */
export function isDecided(status: RequestStatus): boolean {
  return DECIDED[status] !== undefined;
}

/** The status after an answer; an answer that decides nothing leaves it where it was. */
export function afterAnswer(from: RequestStatus, said: RequestStatus): RequestStatus {
  return NEXT[from].includes(said) ? said : from;
}

/** Why an answer is refused: it contradicts the operator's decision; undefined where it can be taken. */
export function contradiction(
  from: RequestStatus,
  said: RequestStatus,
  quotedPrice: Money | null,
): string | undefined {
  if (NEXT[from].includes(said)) return undefined;
  const saysMore = (said !== from && said !== 'pending') || quotedPrice !== null;
  return saysMore ? DECIDED[from] : undefined;
}
