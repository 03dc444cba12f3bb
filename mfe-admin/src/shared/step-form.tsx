import { Button, DialogActions, DialogClose } from '@safari/ui';
import type { useForm } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { FailureNotice } from './failure-notice';

export interface StepFormProps {
  form: Pick<ReturnType<typeof useForm>, 'props' | 'failure' | 'busy'>;
  /** The button that leaves everything as it is. */
  keep?: string;
  confirm: string;
  danger?: boolean;
  /** Above why the server refused. */
  refused?: string;
  /** Stands in place of that where somebody was faster: nothing is sent before it is decided. */
  newer?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog that takes one step: its fields, why it failed, and the two ways out. */
export function StepForm({ form, keep, confirm, danger, refused, newer, children }: StepFormProps) {
  const t = useTranslations();
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {children}
      {newer ?? <FailureNotice error={form.failure} title={refused} />}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary" disabled={form.busy}>
            {keep ?? t('cancel')}
          </Button>
        </DialogClose>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={form.busy}
          disabled={newer !== undefined}
        >
          {confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
