import type { AnswerState, Money, RequestStatus } from '@safari/contracts';

/** Where staff and answers can move a question; what is closed stays closed, its operator may be asked anew. */
const NEXT: Record<AnswerState, readonly AnswerState[]> = {
  open: ['answered', 'closed', 'revoked'],
  answered: ['open', 'closed', 'revoked'],
  revoked: ['open', 'answered', 'closed'],
  closed: ['revoked'],
};

export function canBecome(from: AnswerState, to: AnswerState): boolean {
  return NEXT[from].includes(to);
}

/** Whether an answer leaves nothing to be said: "you have our price by Friday" leaves the price. */
export function isFullAnswer(status: RequestStatus, quotedPrice: Money | null): boolean {
  const full: Record<RequestStatus, boolean> = {
    pending: false,
    pricing_pending: quotedPrice !== null,
    confirmed: true,
    unavailable: true,
  };
  return full[status];
}

export interface Relinked {
  answerState: AnswerState;
  requestStatus: RequestStatus;
  operatorGone: boolean;
  /** The operator was asked about the booking again since. */
  askedAgain: boolean;
}

/** Why a request gets no fresh link; undefined when it may have one. */
export function linkFault(request: Relinked): string | undefined {
  if (request.operatorGone) return 'This operator has left the network.';
  if (request.askedAgain) return 'The operator was asked again since. Take the newest request.';
  if (request.requestStatus === 'confirmed' || request.requestStatus === 'unavailable') {
    return 'The operator has said yes or no already. Ask again with Select Operators.';
  }
  if (request.answerState === 'closed') return 'This question is closed. Ask again with Select Operators.';
  return undefined;
}
