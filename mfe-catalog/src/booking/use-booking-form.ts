import type { Money } from '@safari/contracts';
import { toast } from '@safari/ui';
import { isCallError, logFailure, useForm, useFormat, useSession } from '@safari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { usePlaceBookingMutation } from '../data/booking.api';
import type { Offer } from '../shared/offer';
import { useTranslations } from '../translations/translations';
import { type BookingDraft, bookingFaults, toRequest } from './booking.rules';
import { clearDraft, readDraft, saveDraft } from './draft-store';

/** The form, the draft stored before, and the price when the server has a newer one. */
export function useBookingForm(offer: Offer, onDone: () => void) {
  const t = useTranslations();
  const { user } = useSession();
  const { currency } = useFormat();
  const [place] = usePlaceBookingMutation();
  const [newPrice, setNewPrice] = useState<Money>();
  const [initial] = useState(() => completed(readDraft(), user));

  const submit = async (draft: BookingDraft): Promise<void> => {
    try {
      const priced = newPrice ? { ...offer, unitPrice: newPrice } : offer;
      await place(toRequest(priced, draft, currency.code)).unwrap();
    } catch (error) {
      logFailure('The booking was not accepted', error);
      const price = changedPrice(error);
      if (price) setNewPrice(price);
      toast({ title: t('booking.failed'), description: t('booking.failed.text'), variant: 'destructive' });
      throw error;
    }
    submitted.current = true;
    clearDraft();
    toast({ title: t('booking.done'), description: t('booking.done.text') });
    onDone();
  };

  const form = useForm<BookingDraft>({
    initial,
    validate: (draft) => bookingFaults(draft, (fault) => t(`booking.fault.${fault}`)),
    submit,
  });
  const submitted = useRef(false);
  useEffect(() => {
    if (!submitted.current) saveDraft(form.values);
  }, [form.values]);
  return { form, newPrice };
}

/** The server's own price, when that is why it refused. */
function changedPrice(error: unknown): Money | undefined {
  const problem = isCallError(error) ? error.problem : undefined;
  const price = problem?.code === 'price_changed' ? problem['unitPrice'] : undefined;
  return typeof price === 'string' ? price : undefined;
}

/** Name and address of whoever is signed in stand where nothing was typed yet. */
function completed(draft: BookingDraft, user: { name: string; email: string } | null): BookingDraft {
  return {
    ...draft,
    customerName: draft.customerName || (user?.name ?? ''),
    customerEmail: draft.customerEmail || (user?.email ?? ''),
  };
}
