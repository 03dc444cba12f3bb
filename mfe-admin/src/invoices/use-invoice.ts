import type { Booking, Invoice } from '@safari/contracts';
import { toast } from '@safari/ui';
import { isCallError, logFailure, serverMessage } from '@safari/web-kit';
import { useEffect, useState } from 'react';
import { useSendInvoiceMutation } from '../data/invoice.api';
import { isLost, useFailureTexts } from '../shared/use-failure-texts';
import { useTranslations } from '../translations/translations';

/** How long success is shown before the dialog closes, in milliseconds. */
const READING_TIME = 2_000;

export type InvoiceState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'success'; invoice: Invoice }
  | { phase: 'error'; title: string; text: string };

/**
 * idle → sending → success, which closes after two seconds, or → error, from which one can try again.
 * @param first no invoice was there when it was opened: refused where a colleague has sent one meanwhile, and sent again
 * by the next press
 */
export function useInvoice(booking: Booking, first: boolean, onClose: () => void) {
  const t = useTranslations();
  const [state, setState] = useState<InvoiceState>({ phase: 'idle' });
  const [isFirst, setFirst] = useState(first); // held: a press that is tried again says the same
  const [sendInvoice] = useSendInvoiceMutation();
  const textsOf = useFailureTexts();

  const { phase } = state;
  useEffect(() => {
    if (phase !== 'success') return;
    const timer = setTimeout(onClose, READING_TIME);
    return () => clearTimeout(timer);
  }, [phase, onClose]);

  const send = async (emails: readonly string[]) => {
    setState({ phase: 'sending' });
    try {
      const invoice = await sendInvoice({
        bookingId: booking.id,
        emails: [...emails],
        ...(isFirst && { first: true }),
      }).unwrap();
      setState({ phase: 'success', invoice });
      toast({
        title: t('invoice.sent'),
        description: t('invoice.sent.text', { number: invoice.number, count: emails.length }),
      });
    } catch (error) {
      logFailure('An invoice was not sent', error);
      if (isCallError(error) && error.status === 409) setFirst(false); // they know by now
      const title = t('invoice.failed');
      const description = serverMessage(error) ?? t('invoice.failed.text');
      setState({ phase: 'error', ...(isLost(error) ? textsOf(error, title) : { title, text: description }) });
      toast({ title, description, variant: 'destructive' });
    }
  };

  return { state, send };
}
