import type { Booking, Money, TooLong, User } from '@safari/contracts';
import { toast } from '@safari/ui';
import { draftsOf, isCallError, logFailure, useDraftOwner, useFormat, useSession } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import { useEffect, useRef, useState } from 'react';
import { useTranslatedForm } from '../shared/error-text';
import type { Offer } from '../shared/offer';
import type { Party } from '../shared/party';
import { useKeptDraft } from '../shared/use-kept-draft';
import { useTranslations } from '../translations/later-translations';
import { type BookingDraft, type BookingFault, bookingFaults, saysAllOf, toRequest } from './booking.rules';
import { clearDraft, clearSentKey, hasDraft, readDraft, saveDraft } from './draft-store';
import { changedTerms, useCancellationTerms } from './use-cancellation-terms';
import { usePhoneReader } from './use-phone-reader';
import { type Placed, useSentBooking } from './use-sent-booking';
import { useTwinQuestion } from './use-twin-question';
import { useWatchedOffer } from './use-watched-offer';

export type OnPlaced = (placed: Placed) => void;

/**
 * State of the booking form: its draft, and everything that is checked and asked before a booking is placed.
 * @param party chosen on the page behind the dialog
 */
export function useBookingForm(offered: Offer, onPlaced: OnPlaced, party?: Party) {
  const t = useTranslations();
  const { user } = useSession();
  const { currency, number } = useFormat();
  const owner = useDraftOwner('customer');
  const [drafts] = useState(() => draftsOf(owner));
  const read = () => completed(readDraft(drafts, party), user);
  const [initial] = useState(read);
  const watched = useWatchedOffer(offered);
  const cancellation = useCancellationTerms();
  const twins = useTwinQuestion();
  const readPhone = usePhoneReader();
  const isDone = useRef(false);
  const isShown = useShown();

  const finish = ({ booking, earlier }: Placed) => {
    clearSentKey(drafts, offered);
    if (!earlier || saysAllOf(booking, readDraft(drafts))) {
      isDone.current = true;
      clearDraft(drafts);
    }
    toast({ title: t('booking.done'), description: t('booking.done.text') });
    if (isShown.current) onPlaced({ booking, earlier });
  };
  const sent = useSentBooking(drafts, offered, (booking: Booking) => finish({ booking, earlier: true }));

  const submit = async (draft: BookingDraft): Promise<void> => {
    if (!watched.isAccepted) return watched.accept();
    const tiers = cancellation.result.data;
    if (!tiers) return cancellation.stopUnread();
    const request = toRequest(watched.offer, draft, currency.code, tiers.version);
    if (!sent.isOpen() && !(await twins.mayPlace(request))) return;
    try {
      finish(await sent.place(request));
    } catch (error) {
      logFailure('The booking was not accepted', error);
      const price = changedPrice(error);
      if (price) watched.refusedFor(price);
      const others = changedTerms(error);
      if (others) cancellation.refusedFor(others);
      toast({ title: t('booking.failed'), description: t('booking.failed.text'), variant: 'destructive' });
      throw error;
    }
  };

  const say = (fault: BookingFault | TooLong) =>
    typeof fault === 'string'
      ? t(`booking.fault.${fault}`)
      : t('error.long', { max: number(fault.max), length: number(fault.length) });
  const form = useTranslatedForm<BookingDraft>({
    initial,
    validate: (draft) => bookingFaults(draft, say, today(), readPhone),
    submit,
  });
  useKeptDraft(drafts, form, {
    read: () => (hasDraft(drafts) ? read() : undefined),
    keep: (draft) => {
      if (!isDone.current) saveDraft(drafts, draft, party);
    },
  });
  return { form, watched, cancellation, twin: twins.question, sentState: sent.state };
}

/** Whether the component is still mounted when an answer arrives. */
function useShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** The server's current price, if it refused the booking because of the price. */
export function changedPrice(error: unknown): Money | undefined {
  const problem = isCallError(error) ? error.problem : undefined;
  const price = problem?.code === 'price_changed' ? problem['unitPrice'] : undefined;
  return typeof price === 'string' ? price : undefined;
}

/** Fills the signed-in customer's name and address into empty fields. */
function completed(draft: BookingDraft, user: User | null): BookingDraft {
  return {
    ...draft,
    customerName: draft.customerName || (user?.name ?? ''),
    customerEmail: draft.customerEmail || (user?.email ?? ''),
  };
}
