import { Confirm } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../translations/translations';
import { FailureNotice } from './failure-notice';

export interface DeleteConfirmProps {
  title: ReactNode;
  description: string;
  /** The label of the confirming button, if not “Delete”. */
  label?: string;
  /** Deletes; if it throws, the error is shown and the dialog stays open. */
  remove: () => Promise<unknown>;
  onClose: () => void;
  onFailure?: () => void;
  /** Shown below the reason of a refusal. */
  refusal?: (error: unknown) => ReactNode;
}

/**
 * Confirms a deletion; stays open until it has succeeded. After it was closed early, the result must not close another
 * dialog.
 */
export function DeleteConfirm({
  title,
  description,
  label,
  remove,
  onClose,
  onFailure,
  refusal,
}: DeleteConfirmProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await remove();
      if (isOpen.current) onClose();
    } catch (reason) {
      logFailure('Something was not deleted', reason);
      setError(reason);
      onFailure?.();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Confirm
      open
      destructive
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={label ?? t('delete')}
      cancelLabel={t('cancel')}
      onConfirm={() => void confirm()}
      busy={busy}
    >
      {error !== undefined && (
        <div className="flex flex-col gap-3">
          <FailureNotice error={error} />
          {refusal?.(error)}
        </div>
      )}
    </Confirm>
  );
}
