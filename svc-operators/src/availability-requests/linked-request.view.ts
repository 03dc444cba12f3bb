import type {
  LinkedRequest,
  Money,
  OperatorAnswer,
  OperatorAnswerKind,
  RequestStatus,
} from '@safari/contracts';
import type { AnsweredMessage } from './answer.recorder.js';

/** An availability request as its answer link leads to it. */
export interface LinkedRequestRow
  extends AnsweredMessage,
    Omit<LinkedRequest, 'answer' | 'askedAt' | 'specialRequests'> {
  requestId: number;
  revoked: boolean;
  /** null where they have to be asked for */
  specialRequests: string | null;
  askedAt: Date;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  notes: string;
  answeredBy: string | null;
}

const KIND_OF: Record<RequestStatus, OperatorAnswerKind | undefined> = {
  pending: undefined,
  confirmed: 'available',
  unavailable: 'unavailable',
  pricing_pending: 'price',
};

/** The operator's answer as the page shows it; null before there is one. */
export function answerOf({
  answerState,
  requestStatus,
  quotedPrice,
  notes,
  answeredBy,
}: LinkedRequestRow): OperatorAnswer | null {
  const kind = KIND_OF[requestStatus];
  if (answerState === 'open' || kind === undefined || (kind === 'price' && quotedPrice === null)) return null;
  return { kind, quotedPrice: kind === 'price' ? quotedPrice : null, note: notes, name: answeredBy ?? '' };
}

/** Without data about the travelers and without internal ids. */
export function toLinkedRequest(row: LinkedRequestRow, specialRequests: string): LinkedRequest {
  return {
    answerState: row.answerState,
    operatorName: row.operatorName,
    bookingReference: row.bookingReference,
    itemName: row.itemName,
    requestedDate: row.requestedDate,
    durationDays: row.durationDays ?? null,
    numberOfPeople: row.numberOfPeople,
    specialRequests,
    subject: row.subject,
    message: row.message,
    askedAt: row.askedAt.toISOString(),
    settled: row.settled,
    answer: answerOf(row),
  };
}
