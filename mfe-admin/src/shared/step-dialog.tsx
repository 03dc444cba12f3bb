import { Dialog, type DialogProps } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { IDLE, StepContext, StepForm, type StepFormProps } from './step-form';
import { useDiscardGuard } from './use-discard-guard';

export interface StepFrameProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog around a `StepForm`, which may render later than the dialog; it cannot be closed while the form is being
 * sent.
 */
export function StepFrame({ size = 'sm', onClose, children, ...head }: StepFrameProps) {
  const [{ busy, written }, setState] = useState(IDLE);
  const guard = useDiscardGuard(written, onClose, busy);
  return (
    <Dialog open busy={busy} size={size} onOpenChange={guard.close} {...head}>
      <StepContext value={setState}>{children}</StepContext>
      {guard.confirm}
    </Dialog>
  );
}

export interface StepDialogProps extends Omit<StepFrameProps, 'children'>, StepFormProps {}

/** A dialog with a form for one action; the form closes it after success. */
export function StepDialog({ title, description, size, onClose, ...form }: StepDialogProps) {
  return (
    <StepFrame title={title} description={description} size={size} onClose={onClose}>
      <StepForm {...form} />
    </StepFrame>
  );
}
