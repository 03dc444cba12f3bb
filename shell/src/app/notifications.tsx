import { Toaster } from '@safari/ui';
import { useTranslations } from '../translations/translations';

/** The one place where toasts appear, whichever app raised them. */
export function Notifications() {
  const t = useTranslations();
  return <Toaster label={t('notifications')} closeLabel={t('close')} announcedAs={t('notification')} />;
}
