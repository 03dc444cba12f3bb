import { Button, Dialog, DialogActions, DialogClose } from '@safari/ui';
import { useConfirmByAccountMutation } from '../data/account.api';
import { FailureNotice } from '../shared/failure-notice';
import { useProvider } from '../shared/use-provider';
import { useTranslations } from '../translations/translations';

export interface ConfirmByAccountDialogProps {
  /** Why no passkey was made after an earlier confirmation. */
  failure?: unknown;
  onClose: () => void;
}

/** A member without a passkey confirms by signing in at the provider again. */
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
