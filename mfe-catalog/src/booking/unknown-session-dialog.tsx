import { Button, Dialog, DialogActions } from '@safari/ui';
import { useTranslations } from '../translations/later-translations';

interface UnknownSessionDialogProps {
  onRetry: () => unknown;
  onClose: () => void;
}

/** Replaces the booking form while it is unknown whether a customer is signed in. */
export function UnknownSessionDialog({ onRetry, onClose }: UnknownSessionDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('session.unknown')}
      description={t('session.unknown.text')}
      closeLabel={t('close')}
    >
      <DialogActions>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </DialogActions>
    </Dialog>
  );
}
