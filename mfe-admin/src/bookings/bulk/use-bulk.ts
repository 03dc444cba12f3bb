import type { Booking } from '@safari/contracts';
import { useState } from 'react';
import { useLazyAvailabilityRequestsQuery } from '../../data/availability-request.api';
import { useAssignOperatorMutation, useLazyBookingQuery } from '../../data/booking.api';
import { useCoordinateMutation, useLazyCapableOperatorsQuery } from '../../data/coordination.api';
import { useSendInvoiceMutation } from '../../data/invoice.api';
import { bestUnasked, isOpen } from '../../data/operator-choice.rules';
import { canAskOperators } from '../../shared/office-actions.rules';
import { type OneByOne, Refused, type Steps, useOneByOne } from '../../shared/one-by-one/use-one-by-one';
import { useBecame } from '../../shared/use-became';
import { useWhyNotAsked } from '../../shared/use-why-not-asked';
import { useTranslations } from '../../translations/translations';
import { type BulkAction, whyNobody } from './bulk.rules';

export interface Bulk extends OneByOne {
  /** By booking id, the names of the operators it has asked. */
  asked: ReadonlyMap<string, readonly string[]>;
}

/**
 * Runs an action on several bookings. On a retry, operators who may have been asked already are asked again, rather
 * than others in their place.
 */
export function useBulk(action: BulkAction, bookings: readonly Booking[]): Bulk {
  const t = useTranslations();
  const [asked, setAsked] = useState<Bulk['asked']>(new Map());
  const whyNotAsked = useWhyNotAsked();
  const became = useBecame();
  const [read] = useLazyBookingQuery();
  const [capable] = useLazyCapableOperatorsQuery();
  const [requests] = useLazyAvailabilityRequestsQuery();
  const [coordinate] = useCoordinateMutation();
  const [assign] = useAssignOperatorMutation();
  const [sendInvoice] = useSendInvoiceMutation();

  const prepare: Record<BulkAction, Steps<Booking, Booking>['prepare']> = {
    ask: async ({ id: bookingId, bookingType, itemId }, sent) => {
      if (sent) return sent; // otherwise operators asked by an earlier press would look as if a colleague had asked them
      const [booking, known, before] = await Promise.all([
        read(bookingId).unwrap(), // its current state: a colleague may have confirmed or asked somebody meanwhile
        capable({ bookingType, itemId }, true).unwrap(),
        requests(bookingId).unwrap(),
      ]);
      if (!canAskOperators(booking)) throw new Refused(whyNotAsked(booking));
      if (before.some(isOpen)) throw new Refused(t('bulk.ask.meanwhile'));
      const operators = bestUnasked(known, before, booking);
      if (operators.length === 0) throw new Refused(t(whyNobody(known)));
      return async () => {
        await coordinate({ bookingId, operatorIds: operators.map(({ id }) => id) }).unwrap();
        setAsked((all) => new Map([...all, [bookingId, operators.map(({ name }) => name)]]));
      };
    },
    confirm: async (booking) => {
      const offer = booking.progress?.offers[0];
      if (!offer) throw new Refused(t('failure.unknown'));
      const now = await read(booking.id).unwrap();
      const offers = now.progress?.offers ?? [];
      if (now.version === booking.version) {
        // otherwise the server says what the booking has become
        if (!offers.some(({ operatorId }) => operatorId === offer.operatorId))
          throw new Refused(t('bulk.confirm.gone', { operator: offer.operatorName }));
        if (offers.length > 1) throw new Refused(t('bulk.confirm.others'));
        if (now.progress?.changeAsked) throw new Refused(t('bulk.confirm.changeAsked'));
      }
      return () => assign({ booking, operatorId: offer.operatorId }).unwrap();
    },
    invoice: async ({ id: bookingId, customerEmail }) => {
      if (!customerEmail) throw new Refused(t('bulk.noEmail'));
      return () => sendInvoice({ bookingId, emails: [customerEmail], first: true }).unwrap();
    },
  };

  const bulk = useOneByOne<Booking, Booking>(bookings, {
    prepare: prepare[action],
    became,
    // confirms the answer that is on screen
    now: ({ progress }, current) => ({ ...current, progress }),
  });
  return { ...bulk, asked };
}
