import type { Booking } from '@safari/contracts';
import { isCallError, logFailure } from '@safari/web-kit';
import { useRef, useState } from 'react';
import { useLazyAvailabilityRequestsQuery } from '../../data/availability-request.api';
import { useAssignOperatorMutation, useLazyBookingQuery } from '../../data/booking.api';
import { useCoordinateMutation, useLazyCapableOperatorsQuery } from '../../data/coordination.api';
import { useSendInvoiceMutation } from '../../data/invoice.api';
import { bestUnasked, isOpen } from '../../data/operator-choice.rules';
import { canAskOperators } from '../../shared/office-actions.rules';
import { useBecame } from '../../shared/use-became';
import { isUnanswered, useFailureTexts } from '../../shared/use-failure-texts';
import { currentState } from '../../shared/use-versioned-edit';
import { useWhyNotAsked } from '../../shared/use-why-not-asked';
import { useTranslations } from '../../translations/translations';
import { type BulkAction, type Outcome, type Outcomes, remaining, whyNobody } from './bulk.rules';

/** A refusal in words of our own. */
class Refused extends Error {}

/** It is known that it was not done; silence does not tell that, nor the gateway where it lets nothing through. */
const isRefused = (error: unknown): boolean =>
  error instanceof Refused || (!isUnanswered(error) && !(isCallError(error) && error.status === 429));

/** Sends what a booking needs; the same again is done once. */
type Send = () => Promise<unknown>;

export interface Bulk {
  outcomes: Outcomes;
  /** Whom it has asked, by their names, for each booking. */
  asked: ReadonlyMap<string, readonly string[]>;
  busy: boolean;
  /** Does what is not done yet; what was done stays done. */
  run: () => Promise<void>;
}

/**
 * Sends one request per booking, one after the other, so that a refusal does not stop the rest. A request that failed
 * keeps its idempotency key, so pressing again after a lost connection repeats nothing: operators who may have been
 * asked are asked again, and nobody in their place. Where a booking had changed, the refusal carries its current state,
 * and the next press acts on that.
 */
export function useBulk(action: BulkAction, bookings: readonly Booking[]): Bulk {
  const t = useTranslations();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [asked, setAsked] = useState<Bulk['asked']>(new Map());
  // those that had changed, as their refusal told them
  const [told, setTold] = useState<ReadonlyMap<string, Booking>>(new Map());
  const [busy, setBusy] = useState(false);
  const unanswered = useRef(new Map<string, Send>());
  const whyNotAsked = useWhyNotAsked();
  const failureTexts = useFailureTexts();
  const became = useBecame();
  const [read] = useLazyBookingQuery();
  const [capable] = useLazyCapableOperatorsQuery();
  const [requests] = useLazyAvailabilityRequestsQuery();
  const [coordinate] = useCoordinateMutation();
  const [assign] = useAssignOperatorMutation();
  const [sendInvoice] = useSendInvoiceMutation();

  // each looks first at what there is now
  const prepare: Record<BulkAction, (booking: Booking) => Promise<Send>> = {
    ask: async ({ id: bookingId, bookingType, itemId }) => {
      const sent = unanswered.current.get(bookingId);
      if (sent) return sent; // whom it has asked would look like whom a colleague asked
      const [booking, known, before] = await Promise.all([
        read(bookingId).unwrap(), // as it is now: a colleague may have confirmed or asked somebody meanwhile
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
        // else the server says what the booking has become
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

  const outcomeOf = (booking: Booking, error: unknown): Outcome => {
    if (error instanceof Refused) return { state: 'refused', why: error.message };
    const current = currentState<Booking>(error);
    if (current) return { state: 'refused', why: became(booking, current) };
    return isUnanswered(error) && unanswered.current.has(booking.id)
      ? { state: 'unknown', why: t('failure.unanswered') }
      : { state: 'refused', why: failureTexts(error, '').text };
  };
  const note = (id: string, outcome: Outcome) => setOutcomes((before) => new Map([...before, [id, outcome]]));

  const noteCurrent = ({ id, progress }: Booking, error: unknown) => {
    const current = currentState<Booking>(error);
    if (!current) return;
    const seen = { ...current, progress }; // the answer that is shown stays the one that is confirmed
    setTold((before) => new Map([...before, [id, seen]]));
  };

  const act = async (booking: Booking) => {
    const send = await prepare[action](booking);
    unanswered.current.set(booking.id, send);
    await send();
  };

  const run = async () => {
    setBusy(true);
    for (const chosen of remaining(bookings, outcomes)) {
      const booking = told.get(chosen.id) ?? chosen;
      note(booking.id, { state: 'doing' });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a crowd at once would be throttled
        await act(booking);
        note(booking.id, { state: 'done' });
      } catch (error) {
        logFailure('One of many was refused', error);
        noteCurrent(booking, error);
        if (isRefused(error)) unanswered.current.delete(booking.id);
        note(booking.id, outcomeOf(booking, error));
      }
    }
    setBusy(false);
  };
  return { outcomes, asked, busy, run };
}
