import { RemoteData, type RemoteDataProps } from '@safari/ui';
import { useTranslations } from '../translations/translations';

/** Remote data, in the words in which every staff screen says that it loads or failed to. */
export function Loaded<Data>(props: Omit<RemoteDataProps<Data>, 'loadingLabel' | 'failed'>) {
  const t = useTranslations();
  return (
    <RemoteData
      {...props}
      loadingLabel={t('loading')}
      failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
    />
  );
}
