import type { Booking } from '@safari/contracts';
import { Button, Dialog } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface StepDialogProps {
  booking: Booking;
  /** What its customer may ask for. */
  step: 'change' | 'cancel';
  /** It is being sent. */
  busy: boolean;
  /** @param close when it is done */
  children: (close: () => void) => ReactNode;
}

/** A step that a customer takes with their booking, behind a quiet button. */
export function StepDialog({
  booking: { itemName: name, reference },
  step,
  busy,
  children,
}: StepDialogProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      busy={busy}
      onOpenChange={setOpen}
      title={t(`${step}.title`, { name })}
      description={t(`${step}.lede`, { reference })}
      closeLabel={t('cancel.close')}
      trigger={
        <Button variant="quiet" aria-label={t(`${step}.open.of`, { name })}>
          {t(`${step}.open`)}
        </Button>
      }
    >
      {children(() => setOpen(false))}
    </Dialog>
  );
}
