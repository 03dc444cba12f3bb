import { Dialog, type DialogProps } from '@safari/ui';
import { StepForm, type StepFormProps } from './step-form';
import { useDiscardGuard } from './use-discard-guard';

export interface StepDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'>, StepFormProps {
  /** What somebody has written at length: it is not lost without a question. */
  written?: string;
  onClose: () => void;
}

/** A dialog that takes one step by a form; it is left by any way out, and by the form once it has been sent. */
export function StepDialog({
  title,
  description,
  size = 'sm',
  written = '',
  onClose,
  ...form
}: StepDialogProps) {
  const { busy } = form.form;
  const guard = useDiscardGuard(written.trim() !== '', onClose, busy);
  return (
    <Dialog open busy={busy} size={size} onOpenChange={guard.close} title={title} description={description}>
      <StepForm {...form} />
      {guard.confirm}
    </Dialog>
  );
}
