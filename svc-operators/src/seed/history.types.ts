import type {
  AnswerState,
  BookingStatus,
  Communication,
  IntegrationMethod,
  Money,
  OperatorType,
  PlainDate,
  RequestStatus,
} from '@safari/contracts';

/** A booking of the demonstration data. */
export interface PastBooking {
  id: string;
  reference: string;
  itemName: string;
  numberOfTravelers: number;
  preferredDate: PlainDate;
  totalPrice: Money;
  /** ISO 4217, of its price */
  currency: string;
  status: BookingStatus;
  assignedOperatorId: number | null;
}

export interface PastOperator {
  id: number;
  type: OperatorType;
  integrationMethod: IntegrationMethod;
}

export type PastCommunication = Omit<
  Communication,
  'id' | 'bookingId' | 'operatorName' | 'sentAt' | 'expectsAnswer' | 'delivery'
> & { sentAt: Date };

export interface PastRequest {
  operatorId: number;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  notes: string;
  askedAt: Date;
  answerState: Extract<AnswerState, 'open' | 'answered'>;
  answeredBy: string | null;
  answeredAt: Date | null;
}

export interface History {
  communications: PastCommunication[];
  requests: PastRequest[];
}

/** The result of asking an operator; `quoted` = a price that the office has to accept. */
export type Outcome = RequestStatus | 'quoted' | 'undelivered';
