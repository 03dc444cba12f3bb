import { Button, Dialog, DialogActions } from '@safari/ui';
import { useTranslations } from '../translations/later-translations';

interface UnknownSessionDialogProps {
  onRetry: () => unknown;
  onClose: () => void;
}

/** In place of the booking form while nobody knows whether there is a customer to book for. */
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
