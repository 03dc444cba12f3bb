import { RemoteData, type RemoteDataProps } from '@safari/ui';
import { useTranslations } from '../translations/translations';

/** `RemoteData` with the loading and failure texts of every staff screen. */
export function StaffRemoteData<Data>(
  props: Omit<RemoteDataProps<Data>, 'loadingLabel' | 'staleLabel' | 'failed'>,
) {
  const t = useTranslations();
  return (
    <RemoteData
      {...props}
      loadingLabel={t('loading')}
      staleLabel={t('failed.stale')}
      failed={{ title: t('failed.title'), children: t('failed.text'), retryLabel: t('tryAgain') }}
    />
  );
}
