import { FailedState } from '@safari/ui';
import { logFailure, useRouteError } from '@safari/web-kit';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';

/** What is left when the frame itself fails. */
export function Crashed() {
  const t = useMessages();
  const error = useRouteError();
  useEffect(() => logFailure('The page could not be shown', error), [error]);
  return (
    <main>
      <FailedState
        level={1}
        title={t('crashed')}
        retryLabel={t('crashed.reload')}
        onRetry={() => window.location.reload()}
      >
        {t('crashed.text')}
      </FailedState>
    </main>
  );
}
