import type { RequestStatus } from '@safari/contracts';

/** Where an answer can move a request; one with nowhere to go is closed, and its operator may be asked anew. */
const NEXT: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['pricing_pending', 'confirmed', 'unavailable'],
  pricing_pending: ['confirmed', 'unavailable'],
  confirmed: [],
  unavailable: [],
};

/** Whether the operator has said yes or no for good. */
export function isDecided(status: RequestStatus): boolean {
  return NEXT[status].length === 0;
}

/** The status after an answer; an answer that decides nothing leaves it where it was. */
export function afterAnswer(from: RequestStatus, said: RequestStatus): RequestStatus {
  return NEXT[from].includes(said) ? said : from;
}
