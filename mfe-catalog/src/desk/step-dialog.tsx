import type { Booking } from '@safari/contracts';
import { Button, Dialog } from '@safari/ui';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface OpenedStepProps {
  booking: Booking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface StepDialogProps extends OpenedStepProps {
  /** The step that the customer requests. */
  step: 'change' | 'cancel';
  /** A request is running. */
  busy: boolean;
  /** @param close call when it is done */
  children: (close: () => void) => ReactNode;
}

/** A step that a customer takes with their booking, behind a quiet button. */
export function StepDialog({
  booking: { itemName: name, reference },
  step,
  open,
  onOpenChange,
  busy,
  children,
}: StepDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      busy={busy}
      onOpenChange={onOpenChange}
      title={t(`${step}.title`, { name })}
      description={t(`${step}.lede`, { reference })}
      closeLabel={t('cancel.close')}
      trigger={
        <Button variant="quiet" aria-label={t(`${step}.open.of`, { name })}>
          {t(`${step}.open`)}
        </Button>
      }
    >
      {children(() => onOpenChange(false))}
    </Dialog>
  );
}
