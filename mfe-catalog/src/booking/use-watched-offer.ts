import type { Money } from '@safari/contracts';
import { useState } from 'react';
import type { Offer } from '../shared/offer';

export type OfferField = 'name' | 'unitPrice' | 'duration' | 'location';
const FIELDS: readonly OfferField[] = ['unitPrice', 'duration', 'location', 'name'];

export interface OfferChange {
  field: OfferField;
  before: Offer;
  now: Offer;
}

export interface WatchedOffer {
  /** The current offer. */
  offer: Offer;
  /** What has changed since the dialog was opened. */
  changes: readonly OfferChange[];
  /**
   * Whether the next press books under the current offer: nothing has changed, or the customer was shown the changes.
   */
  isAccepted: boolean;
  accept: () => void;
  /** Call when the server refused a booking because this is the price now; the next press accepts it. */
  refusedFor: (price: Money) => void;
}

/** Follows an offer while its dialog is open: every change is shown, and must be accepted before booking. */
export function useWatchedOffer(offered: Offer): WatchedOffer {
  const [first] = useState(offered);
  const [accepted, setAccepted] = useState(offered);
  // the server's newer price holds until the catalogue's price changes
  const [newer, setNewer] = useState<{ price: Money; insteadOf: Money }>();
  const offer =
    newer && newer.insteadOf === offered.unitPrice ? { ...offered, unitPrice: newer.price } : offered;
  return {
    offer,
    changes: changesOf(first, offer),
    isAccepted: changesOf(accepted, offer).length === 0,
    accept: () => setAccepted(offer),
    refusedFor: (price) => {
      setNewer({ price, insteadOf: offered.unitPrice });
      setAccepted({ ...offered, unitPrice: price });
    },
  };
}

const changesOf = (before: Offer, now: Offer): OfferChange[] =>
  FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({ field, before, now }));
