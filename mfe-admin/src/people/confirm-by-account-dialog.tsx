import { Button, Dialog, DialogActions, DialogClose } from '@safari/ui';
import { useConfirmByAccountMutation } from '../data/account.api';
import { FailureNotice } from '../shared/failure-notice';
import { useProvider } from '../shared/use-provider';
import { useTranslations } from '../translations/translations';

export interface ConfirmByAccountDialogProps {
  /** Why no passkey was made after they had done so. */
  failure?: unknown;
  onClose: () => void;
}

/** Whoever has no passkey signs in at the provider again: that says that it is still them. */
export function ConfirmByAccountDialog({ failure, onClose }: ConfirmByAccountDialogProps) {
  const t = useTranslations();
  const [confirm] = useConfirmByAccountMutation();
  const { leave, leaving, error } = useProvider(() => confirm({}).unwrap());
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('passkeys.add')}
      description={t('passkeys.add.account.text')}
    >
      <div className="flex flex-col gap-5">
        <FailureNotice error={error ?? failure} />
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{t('cancel')}</Button>
          </DialogClose>
          <Button busy={leaving} onClick={() => void leave()}>
            {t('passkeys.add.account')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
