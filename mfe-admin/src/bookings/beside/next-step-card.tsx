import type { Booking } from '@safari/contracts';
import { Button } from '@safari/ui';
import { useOpenDialog } from '../../shared/address-dialog';
import { useTranslations } from '../../translations/translations';
import { NextStepButton, useNextStep, WaitsFor } from '../next-step-button';
import { useNextMove } from '../use-next-move';
import { AskOperators } from './ask-operators';
import { SendTheInvoice } from './send-the-invoice';
import { useFocusOnStep } from './use-beside-focus';

/** The next step and all its facts, so that it takes one press. */
export function NextStepCard({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const open = useOpenDialog();
  const move = useNextMove(booking);
  const { step, waits } = useNextStep(booking);
  useFocusOnStep((step ?? waits)?.kind);
  if (!step && !waits) return null;
  return (
    <section aria-label={t('next.title')} className="flex flex-col gap-3 rounded-md bg-surface-sunk p-3">
      <h3 className="text-sm font-semibold text-ink-soft">{t('next.title')}</h3>
      {waits && <WaitsFor waits={waits} />}
      {step?.kind === 'ask' && (
        <>
          <AskOperators key={booking.id} booking={booking} />
          <Button size="sm" variant="quiet" onClick={() => open('coordinate', booking.id)}>
            {t('next.ask.more')}
          </Button>
        </>
      )}
      {step?.kind === 'invoice' && (
        <>
          <SendTheInvoice key={booking.id} booking={booking} />
          <Button size="sm" variant="quiet" onClick={() => open('invoice', booking.id)}>
            {t('next.invoice.more')}
          </Button>
        </>
      )}
      {step && step.kind !== 'ask' && step.kind !== 'invoice' && (
        <NextStepButton booking={booking} step={step} move={move} />
      )}
      {step?.kind === 'change' && (
        <Button size="sm" variant="quiet" onClick={() => open('cancel', booking.id)}>
          {t('cancel.open')}
        </Button>
      )}
      {move.question}
    </section>
  );
}
