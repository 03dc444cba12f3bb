import { Button, DialogActions, DialogClose } from '@safari/ui';
import type { useForm } from '@safari/web-kit';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { useTranslations } from '../translations/translations';
import { FailureNotice } from './failure-notice';
import { SubmitButton } from './submit-button';

/** The state of a form that the dialog around it needs. */
export interface StepState {
  busy: boolean;
  written: boolean;
}

export const IDLE: StepState = { busy: false, written: false };
export const StepContext = createContext<(state: StepState) => void>(() => undefined);

export interface StepFormProps {
  form: Pick<ReturnType<typeof useForm>, 'props' | 'failure' | 'busy'>;
  /** The label of the button that closes without changes. */
  keep?: string;
  /** A long text that was typed: it is discarded only after a confirmation. */
  written?: string;
  confirm: string;
  danger?: boolean;
  /** The title above the reason of a refusal. */
  refused?: string;
  /**
   * Shown instead of the failure when somebody else changed the record first; submitting is disabled until the user
   * decides.
   */
  newer?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog for one action: its fields, the failure, and buttons to submit and to cancel. */
export function StepForm({
  form,
  keep,
  written = '',
  confirm,
  danger,
  refused,
  newer,
  children,
}: StepFormProps) {
  const t = useTranslations();
  const tell = use(StepContext);
  const { busy } = form;
  const isWritten = written.trim() !== '';
  useLayoutEffect(() => {
    tell({ busy, written: isWritten });
    return () => tell(IDLE);
  }, [tell, busy, isWritten]);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {children}
      {newer ?? <FailureNotice error={form.failure} title={refused} />}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary" disabled={busy}>
            {keep ?? t('cancel')}
          </Button>
        </DialogClose>
        <SubmitButton
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          why={newer === undefined ? undefined : t('stale.read')}
        >
          {confirm}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
