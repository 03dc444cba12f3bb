import { Dialog, type DialogProps } from '@safari/ui';
import { StepForm, type StepFormProps } from './step-form';

export interface StepDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'>, StepFormProps {
  onClose: () => void;
}

/** A dialog that takes one step by a form; it is left by any way out, and by the form once it has been sent. */
export function StepDialog({ title, description, size = 'sm', onClose, ...form }: StepDialogProps) {
  return (
    <Dialog open size={size} onOpenChange={onClose} title={title} description={description}>
      <StepForm {...form} />
    </Dialog>
  );
}
