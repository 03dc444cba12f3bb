import { isBlank } from './blank.js';
import type { BookingType } from './bookings.js';
import type { PlainDate } from './dates.js';
import { LARGEST_PRICE, type Money, parseAmount, toMinor } from './money.js';
import { tooLong } from './text-length.js';

export const OPERATOR_TYPES = ['hotel', 'transport', 'guide', 'activity', 'restaurant', 'other'] as const;
export type OperatorType = (typeof OPERATOR_TYPES)[number];

export const PRICE_RANGES = ['budget', 'mid-range', 'luxury'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

export const INTEGRATION_METHODS = ['email', 'api', 'manual'] as const;
export type IntegrationMethod = (typeof INTEGRATION_METHODS)[number];

/** A number that a form takes in steps, e.g. 4.5 stars. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

export const OPERATOR_RATING: StepRange = { min: 0, max: 5, step: 0.1 };
/** percent */
export const COMMISSION_RATE: StepRange = { min: 0, max: 100, step: 0.01 };

/** Whether a number lies in the range and on one of its steps. */
export function isOnStep(value: number, { min, max, step }: StepRange): boolean {
  if (!Number.isFinite(value) || value < min || value > max) return false;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

export interface OperatorFields {
  name: string;
  type: OperatorType;
  contactEmail: string;
  contactPhone: string;
  location: string;
  specialties: string[];
  /** 0–5 in steps of 0.1 */
  rating: number | null;
  priceRange: PriceRange;
  availability: boolean;
  /** only with method `api` */
  apiEndpoint: string | null;
  integrationMethod: IntegrationMethod;
  /** percent, in steps of 0.01 */
  commissionRate: number | null;
  paymentTerms: string;
  notes: string;
}

export interface Operator extends OperatorFields {
  id: number;
  version: number;
}

/** A trip for which its operator cannot be deleted; a refused deletion lists them under `trips`. */
export interface RunningTrip {
  bookingId: string;
  reference: string;
  itemName: string;
  preferredDate: PlainDate;
}

export interface Capability {
  capabilityType: BookingType;
  itemId: number;
}

export interface OperatorCapability extends Capability {
  id: number;
  operatorId: number;
}

/** All that an operator can do. `version` rises with every change of the set and is the ETag of edits. */
export interface OperatorCapabilities {
  version: number;
  rows: OperatorCapability[];
}

export const COMMUNICATION_STATUSES = ['pending', 'sent', 'delivered', 'responded', 'failed'] as const;
export type CommunicationStatus = (typeof COMMUNICATION_STATUSES)[number];
export type Direction = 'outbound' | 'inbound';

/** One attempt to hand a message to an operator's endpoint. */
export interface DeliveryAttempt {
  /** ISO 8601 */
  at: string;
  /** Why it was not taken; null where it was. */
  reason: string | null;
}

/** The delivery of a message to an operator's endpoint. */
export interface WebhookDelivery {
  state: 'queued' | 'sent' | 'failed';
  /** oldest first */
  attempts: DeliveryAttempt[];
  /** ISO 8601; null when there will be no further attempt */
  nextAttemptAt: string | null;
}

export interface Communication {
  id: number;
  bookingId: string;
  operatorId: number;
  /** Known also when the operator has left the network. */
  operatorName: string;
  /** `manual` when staff wrote it, else the operator's integration method */
  communicationType: 'manual' | 'email' | 'api';
  direction: Direction;
  subject: string;
  message: string;
  /** ISO 8601 */
  sentAt: string;
  status: CommunicationStatus;
  /** false where it only informs: who runs a trip, that one is cancelled, an answer; the release before lacks it */
  expectsAnswer?: boolean;
  /** Nothing sends it: the office has to tell its operator by telephone. The release before lacks it. */
  needsCall?: boolean;
  /** Of a message to an operator's endpoint; null for every other. */
  delivery: WebhookDelivery | null;
}

/** A message that nothing sends and that nobody has told its operator by telephone yet. */
export interface OperatorCall {
  communicationId: number;
  bookingId: string;
  bookingReference: string;
  itemName: string;
  operatorId: number;
  operatorName: string;
  /** may be empty */
  contactPhone: string;
  subject: string;
  /** ISO 8601 */
  writtenAt: string;
}

/** All are counted; the first are listed, the longest waiting first. */
export interface OperatorCalls {
  count: number;
  calls: OperatorCall[];
}

/** characters, also of an operator's response that staff write down */
export const COMMUNICATION_TEXT_MAX = 10_000;

/** What staff send by hand; the server decides direction, type and status whatever a client claims. */
export interface SendCommunication {
  bookingId: string;
  operatorId: number;
  communicationType: 'manual';
  direction: 'outbound';
  subject: string;
  message: string;
  status: CommunicationStatus;
}

export const REQUEST_STATUSES = ['pending', 'confirmed', 'unavailable', 'pricing_pending'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export interface AvailabilityRequest {
  id: number;
  bookingId: string;
  bookingReference: string;
  itemName: string;
  operatorId: number;
  /** Known also when the operator has left the network. */
  operatorName: string;
  requestedDate: PlainDate;
  numberOfPeople: number;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  notes: string;
  /** ISO 8601 */
  askedAt: string;
  answerState: AnswerState;
  /** Who gave the answer: somebody at the operator's, or staff in their place. */
  answeredBy: string | null;
  /** ISO 8601 */
  answeredAt: string | null;
}

/** A fresh link for one request; every link given out for it before is revoked. */
export interface AnswerLink {
  url: string;
  request: AvailabilityRequest;
}

/** An operator's response to a message of ours; or, where no answer is expected, that the operator was told. */
export interface AnswerCommunication {
  /** May be left out or empty where none is expected. */
  response?: string;
  /** The new status of the availability request; by default `confirmed`, where an answer is expected. */
  requestStatus?: RequestStatus;
  quotedPrice?: Money | null;
}

/** An operator takes its yes back, or its price. */
export interface TakeBackAnswer {
  /** What it said. */
  response: string;
}

export interface Coordination {
  communications: Communication[];
  availabilityRequests: AvailabilityRequest[];
  /** Operators whose request was open already; they were not asked again. */
  alreadyAsked: number[];
}

/**
 * Of an availability request: it can be answered, it was, staff or the trip's end closed it, its links were revoked.
 */
export const ANSWER_STATES = ['open', 'answered', 'closed', 'revoked'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** One availability request as its answer link shows it, without an account: nothing of the customer. */
export interface LinkedRequest {
  answerState: AnswerState;
  operatorName: string;
  bookingReference: string;
  itemName: string;
  requestedDate: PlainDate;
  /** Of the trip; null where it is not known, and the release before lacks it. */
  durationDays?: number | null;
  numberOfPeople: number;
  specialRequests: string;
  subject: string;
  message: string;
  /** ISO 8601, when we asked */
  askedAt: string;
  /** The trip has its operator already, or is over; an answer is taken all the same. */
  settled: boolean;
  answer: OperatorAnswer | null;
}

export const OPERATOR_ANSWERS = ['available', 'unavailable', 'price'] as const;
export type OperatorAnswerKind = (typeof OPERATOR_ANSWERS)[number];

/** What an operator answers by the link; taken once per request. */
export interface OperatorAnswer {
  kind: OperatorAnswerKind;
  /** only with `price`, and required there */
  quotedPrice: Money | null;
  note: string;
  /** Who answers for the operator. */
  name: string;
}

/** characters */
export const ANSWER_LIMITS = { name: 100, note: 2000 } as const;

export type AnswerFault = 'missing' | 'too_long' | 'not_an_amount' | 'too_much';

/** What is wrong with an answer; empty when it can be taken. A price counts only with the answer `price`. */
export function answerFaults(
  answer: Pick<OperatorAnswer, 'quotedPrice' | 'note' | 'name'> & { kind: OperatorAnswerKind | '' },
  currency: string,
): Partial<Record<keyof OperatorAnswer, AnswerFault>> {
  const name = answer.name.trim();
  const quotedPrice = answer.kind === 'price' && priceFault(answer.quotedPrice, currency);
  return {
    ...(answer.kind === '' && { kind: 'missing' }),
    ...(quotedPrice && { quotedPrice }),
    ...(tooLong(answer.note.trim(), ANSWER_LIMITS.note) && { note: 'too_long' }),
    ...(isBlank(name) && { name: 'missing' }),
    ...(tooLong(name, ANSWER_LIMITS.name) && { name: 'too_long' }),
  };
}

/** What is wrong with an operator's price, whoever writes it down. */
export function priceFault(price: string | null, currency: string): AnswerFault | undefined {
  if (price === null || price.trim() === '') return 'missing';
  const minor = parseAmount(price, currency);
  if (minor === undefined || minor === 0) return 'not_an_amount';
  return minor > toMinor(String(LARGEST_PRICE), currency) ? 'too_much' : undefined;
}
