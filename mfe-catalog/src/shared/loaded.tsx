import { RemoteData, type RemoteDataProps } from '@safari/ui';
import { useTranslations } from '../translations/translations';

export interface LoadedProps<Data>
  extends Omit<RemoteDataProps<Data>, 'loadingLabel' | 'staleLabel' | 'failed'> {
  /** What failed to load, as a sentence. */
  failed: string;
  /** What that means for the reader, if more than a slow connection. */
  text?: string;
  /** Heading level of the error state; see `FailedState`. */
  level?: RemoteDataProps<Data>['failed']['level'];
  loadingLabel?: string;
}

/** `RemoteData` with the texts of this remote. */
export function Loaded<Data>({ failed, text, level, ...props }: LoadedProps<Data>) {
  const t = useTranslations();
  return (
    <RemoteData
      loadingLabel={t('loading')}
      {...props}
      staleLabel={t('failed.stale')}
      failed={{ title: failed, children: text ?? t('failed.text'), retryLabel: t('retry'), level }}
    />
  );
}
