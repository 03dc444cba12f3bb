import type { AnswerState, Money, RequestStatus } from '@safari/contracts';
import { isDecided } from './availability-request.status.js';

/** Where staff and answers can move a request's answer state; a closed one stays closed, its operator may be asked anew. */
const NEXT: Record<AnswerState, readonly AnswerState[]> = {
  open: ['answered', 'closed', 'revoked'],
  answered: ['open', 'closed', 'revoked'],
  revoked: ['open', 'answered', 'closed'],
  closed: [],
};

export function canBecome(from: AnswerState, to: AnswerState): boolean {
  return NEXT[from].includes(to);
}

/** Whether an answer is complete; "you have our price by Friday" is not, its price is missing. */
export function isFullAnswer(status: RequestStatus, quotedPrice: Money | null): boolean {
  const full: Record<RequestStatus, boolean> = {
    pending: false,
    pricing_pending: quotedPrice !== null,
    confirmed: true,
    unavailable: true,
  };
  return full[status];
}

const ASKED_AGAIN = 'The operator was asked again since. Take the newest request.';

/** Why there is no answer of the operator to take back; undefined where there is one. */
export function takeBackFault({
  requestStatus,
  quotedPrice,
  askedAgain,
}: Pick<LinkRequest, 'requestStatus' | 'askedAgain'> & { quotedPrice: Money | null }): string | undefined {
  if (askedAgain) return ASKED_AGAIN;
  const offers = requestStatus !== 'unavailable' && isFullAnswer(requestStatus, quotedPrice);
  return offers ? undefined : 'The operator has given neither yes nor a price that it could take back.';
}

interface LinkRequest {
  answerState: AnswerState;
  requestStatus: RequestStatus;
  operatorDeleted: boolean;
  /** The operator was asked about the same booking again later. */
  askedAgain: boolean;
}

/** Why a request gets no fresh link; undefined when it may have one. */
export function linkFault(request: LinkRequest): string | undefined {
  if (request.operatorDeleted) return 'This operator has left the network.';
  if (request.askedAgain) return ASKED_AGAIN;
  if (isDecided(request.requestStatus)) {
    return 'The operator has said yes or no already. Ask again with Select Operators.';
  }
  if (request.answerState === 'closed')
    return 'This availability request is closed. Ask again with Select Operators.';
  return undefined;
}
