import type { BookingMoney } from './booking-money.js';
import type { BookingStatus } from './booking-statuses.js';
import type { OperatorOffer } from './bookings.js';
import type { Cancellation } from './cancellations.js';
import type { BookingTerms, ChangeOffer, CustomerFacts } from './changes.js';
import type { Correction } from './credit-notes.js';
import type { PlainDate } from './dates.js';
import type { Payment } from './invoices.js';
import type { Money } from './money.js';
import type { AnswerState, RequestStatus } from './operators.js';
import type { WithholdingGround } from './reviews.js';
import type { EditTripUpdate, TripStatus, TripUpdate } from './trips.js';

export const HISTORY_ACTIONS = [
  'placed',
  'status',
  'operator',
  'invoice',
  'trip',
  'trip update',
  'message',
  'review',
  'review decision',
  'asked',
  'answered',
  'availability request',
  'operator message',
  'cancelled',
  'refund',
  'details',
  'offer',
  'changed',
  'operator replaced',
  'operator withdrawn',
  'payment',
  'credit note',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

type NamedOperator = Pick<OperatorOffer, 'operatorId' | 'operatorName'>;

interface Change<Fields> {
  before: Fields;
  after: Fields;
}

interface PostedUpdate extends Pick<TripUpdate, 'updateType' | 'title'> {
  updateId: number;
}

interface PaidRefund {
  amount: Money;
  refundedOn: PlainDate;
  reference: string;
}

/** A line of the ledger, with the booking's money before and after it. */
interface LedgerLineWritten extends Change<Pick<BookingMoney, 'paid' | 'due'> & { owed: Money }> {
  paymentId: number;
  amount: Money;
}

type MoneyMoved = LedgerLineWritten & Pick<Payment, 'receivedOn' | 'reference'>;
type LineVoided = LedgerLineWritten & { voided: true; reason: string };

interface Facts {
  placed: Record<never, never>;
  /** `amount`: of the payment that the step recorded; `reason`: why a completed trip was reopened */
  status: { from: BookingStatus; to: BookingStatus; amount?: Money; reason?: string };
  operator: NamedOperator;
  invoice: { number: string; emails: readonly string[] };
  trip: Pick<TripStatus, 'currentStatus' | 'completionPercentage' | 'currentDay'>;
  'trip update':
    | PostedUpdate
    | (PostedUpdate & { deed: 'withdrawn' })
    | (PostedUpdate & { deed: 'edited' } & Change<Partial<EditTripUpdate>>);
  message: { messageId: number };
  review: { reviewId: number; overallRating: number };
  /** `withheld`: on which ground; null: it is published again */
  'review decision':
    | { reviewId: number; withheld: WithholdingGround | null }
    | { reviewId: number; replied: true };
  asked: { operators: readonly NamedOperator[] };
  answered: NamedOperator & {
    communicationId: number;
    requestStatus: RequestStatus | null;
    quotedPrice: Money | null;
  };
  'availability request': NamedOperator & { requestId: number; answerState: AnswerState };
  'operator message': NamedOperator & { communicationId: number };
  /** the operator: whoever was to run the trip, and is released */
  cancelled: Pick<Cancellation, 'by' | 'reason' | 'kept' | 'refund'> & Partial<NamedOperator>;
  refund: PaidRefund | (PaidRefund & { voided: true; reason: string });
  details: Change<Partial<CustomerFacts>>;
  offer: { offerId: number } & Pick<
    ChangeOffer,
    'offeredBy' | 'state' | 'before' | 'after' | 'priceRule' | 'pricePercent' | 'reason' | 'words'
  >;
  changed: { offerId: number } & Change<BookingTerms> &
    Pick<ChangeOffer, 'offeredBy' | 'reason' | 'priceRule' | 'pricePercent'>;
  'operator replaced': NamedOperator & {
    releasedOperatorId: number | null;
    releasedName: string | null;
    reason: string;
  };
  'operator withdrawn': { operatorId: number; operatorName: string | null };
  payment: MoneyMoved | (MoneyMoved & { repaid: true }) | LineVoided | (LineVoided & { repaid: true });
  /** `number`: the note's own; `invoice`: the number of the one that it corrects */
  'credit note': { number: string; invoice: string; correction: Correction; amount: Money; reason: string };
}

/** What an entry says of its action, as it is written. */
export type HistoryFacts<Action extends HistoryAction> = Facts[Action];

type NamesOf<One> = One extends unknown ? keyof One : never;
type FactOf<One, Name> = One extends unknown ? (Name extends keyof One ? One[Name] : never) : never;

/** The name of a fact of that action. */
export type FactName<Action extends HistoryAction> = NamesOf<Facts[Action]> & string;

type Told<One> = [One] extends [readonly (infer Each)[]]
  ? readonly Told<Each>[]
  : [One] extends [object]
    ? { [Name in NamesOf<One>]?: Told<FactOf<One, Name>> }
    : One;

/**
 * The facts of an entry as its readers get them. Any fact may be missing: older entries have fewer, an erasure takes
 * out what names the customer, and staff without the duty `money` get none about it.
 */
export type ToldFacts<Action extends HistoryAction> = Told<Facts[Action]>;

/**
 * One entry of a booking's history, written in the transaction of the change it describes; what was said with operators
 * is written when the event of svc-operators arrives.
 */
export interface BookingHistoryEntry {
  id: number;
  /** ISO 8601, when it was done */
  at: string;
  who: 'customer' | 'staff' | 'operator' | 'system';
  /** The person's name where it is known. */
  name: string | null;
  action: HistoryAction;
  /** Facts of the action, e.g. `{ from: 'pending', to: 'confirmed' }`; their readers know them as `ToldFacts`. */
  detail: Record<string, unknown>;
}
