import { FailedState, Skeleton } from '@safari/ui';
import { isCallError } from '@safari/web-kit';
import { lazy, Suspense } from 'react';
import { NotFound } from '../frames/not-found';
import { useTranslations } from '../translations/later-translations';
import { useDevCredentialsQuery } from './dev-login.api';

/** Loaded only where the server offers this sign-in. */
const DevLoginForm = lazy(() => import('./dev-login-form').then((form) => ({ default: form.DevLoginForm })));

/** The sign-in of development machines; where the server does not offer it, the page does not exist. */
export function DevLoginScreen() {
  const t = useTranslations();
  const { data, error, isLoading, refetch } = useDevCredentialsQuery();
  const loading = (
    <Skeleton className="mx-auto my-section h-96 w-[calc(100%-2*var(--spacing-gutter))] max-w-md" />
  );
  if (isLoading) return loading;
  if (isCallError(error) && error.status === 404) return <NotFound />;
  if (!data)
    return (
      <FailedState level={1} title={t('part.failed')} retryLabel={t('retry')} onRetry={() => void refetch()}>
        {t('part.failed.text')}
      </FailedState>
    );
  return (
    <Suspense fallback={loading}>
      <DevLoginForm credentials={data} />
    </Suspense>
  );
}
