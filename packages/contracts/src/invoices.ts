import type { Money } from './money.js';

export const DELIVERY_STATES = ['queued', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface InvoiceDelivery {
  email: string;
  state: DeliveryState;
  /** Why the last attempt failed, for staff. */
  reason: string | null;
  sentAt: string | null;
}

/** Issued once, never changed; sending it again adds deliveries. */
export interface Invoice {
  id: number;
  /** e.g. `2026-000042`, without gaps */
  number: string;
  bookingId: string;
  amount: Money;
  issuedAt: string;
  deliveries: InvoiceDelivery[];
}

export interface SendInvoice {
  bookingId: string;
  emails: string[];
}

export const INVOICE_RECIPIENTS_MAX = 20;

export interface Payment {
  id: number;
  bookingId: string;
  amount: Money;
  /** received = money has arrived, reconciled = it is matched in the trust account */
  state: 'received' | 'reconciled';
  recordedAt: string;
}
