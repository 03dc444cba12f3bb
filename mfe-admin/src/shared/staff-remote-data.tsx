import { RemoteData, type RemoteDataProps } from '@safari/ui';
import { useTranslations } from '../translations/translations';

export interface StaffRemoteDataProps<Data>
  extends Omit<RemoteDataProps<Data>, 'loadingLabel' | 'staleLabel' | 'failed'> {
  /** What failed to load, as a sentence, if the context does not say it. */
  title?: string;
}

/** `RemoteData` with the loading and failure texts of every staff screen. */
export function StaffRemoteData<Data>({ title, ...props }: StaffRemoteDataProps<Data>) {
  const t = useTranslations();
  return (
    <RemoteData
      {...props}
      loadingLabel={t('loading')}
      staleLabel={t('failed.stale')}
      failed={{ title: title ?? t('failed.title'), children: t('failed.text'), retryLabel: t('tryAgain') }}
    />
  );
}
