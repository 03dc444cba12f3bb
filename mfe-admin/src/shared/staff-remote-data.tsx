import { RemoteData, type RemoteDataProps } from '@safari/ui';
import { useTranslations } from '../translations/translations';

/** `RemoteData` with the loading and failure texts of every staff screen. */
export function StaffRemoteData<Data>(props: Omit<RemoteDataProps<Data>, 'loadingLabel' | 'failed'>) {
  const t = useTranslations();
  return (
    <RemoteData
      {...props}
      loadingLabel={t('loading')}
      failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
    />
  );
}
