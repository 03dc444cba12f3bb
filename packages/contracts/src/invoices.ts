import type { Money } from './money.js';

/** retrying = an attempt failed and another one follows by itself */
export const DELIVERY_STATES = ['queued', 'retrying', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface InvoiceDelivery {
  id: number;
  email: string;
  state: DeliveryState;
  /** How often the letter was offered to the mail server. */
  attempts: number;
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

/** Where the booking's customer and staff find the invoice as a PDF. */
export function invoicePath(bookingId: string, number: string): string {
  return `/api/bookings/${bookingId}/invoices/${number}.pdf`;
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
