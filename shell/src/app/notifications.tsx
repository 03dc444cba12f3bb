import { Toaster } from '@safari/ui';
import { useMessages } from '../messages/messages';

/** The one place where toasts appear, whoever raised them. */
export function Notifications() {
  const t = useMessages();
  return <Toaster label={t('notifications')} closeLabel={t('close')} />;
}
