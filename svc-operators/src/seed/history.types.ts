import type {
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
  status: BookingStatus;
  assignedOperatorId: number | null;
}

export interface PastPartner {
  id: number;
  type: OperatorType;
  integrationMethod: IntegrationMethod;
}

export type PastCommunication = Omit<Communication, 'id' | 'bookingId' | 'sentAt'> & { sentAt: Date };

export interface PastRequest {
  operatorId: number;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  notes: string;
  askedAt: Date;
}

export interface History {
  communications: PastCommunication[];
  requests: PastRequest[];
}

/** How asking a partner went. */
export type Outcome = RequestStatus | 'undelivered';
