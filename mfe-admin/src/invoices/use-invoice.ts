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
 * idle → sending → success, which closes after two seconds, or → error, which can be retried.
 * @param first there was no invoice when the dialog was opened: if a colleague has sent one meanwhile, the first press
 * is refused, and the next one sends again
 */
export function useInvoice(booking: Booking, first: boolean, onClose: () => void) {
  const t = useTranslations();
  const [state, setState] = useState<InvoiceState>({ phase: 'idle' });
  const [isFirst, setFirst] = useState(first); // kept, so that a retry sends the same request
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
      if (isCallError(error) && error.status === 409) setFirst(false); // they know about the other invoice now
      const title = t('invoice.failed');
      const description = serverMessage(error) ?? t('invoice.failed.text');
      setState({ phase: 'error', ...(isLost(error) ? textsOf(error, title) : { title, text: description }) });
      toast({ title, description, variant: 'destructive' });
    }
  };

  return { state, send };
}
