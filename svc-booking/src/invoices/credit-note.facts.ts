import { type Money, type PlainDate, today } from '@safari/contracts';
import type { BookingConfig } from '../config.js';
import type { InvoiceFacts } from './invoice.facts.js';

/** Everything a credit note says, stored at its issue. Recipient and trip are those of its invoice. */
export interface CreditNoteFacts
  extends Pick<InvoiceFacts, 'number' | 'issuedOn' | 'issuer' | 'billTo' | 'trip' | 'travelers'> {
  invoice: { number: string; issuedOn: PlainDate; amount: Money };
  amount: Money;
  /** what of the invoice stands from now on */
  standing: Money;
  reason: string;
}

interface Credit extends Pick<CreditNoteFacts, 'number' | 'amount' | 'standing' | 'reason'> {
  at: Date;
}

export function creditNoteFacts(
  invoice: InvoiceFacts,
  { at, ...credit }: Credit,
  { brand, BRAND_ADDRESS: address }: BookingConfig,
): CreditNoteFacts {
  const { number, issuedOn, totalPrice, billTo, trip, travelers, issuer } = invoice;
  return {
    ...credit,
    issuedOn: today(at),
    // the currency of the invoice that it takes back, even where the brand's is another by now
    issuer: { ...brand, address, currency: issuer.currency },
    billTo,
    trip,
    travelers,
    invoice: { number, issuedOn, amount: totalPrice },
  };
}
