import { FailedState, PortalScope, Spinner } from '@safari/ui';
import { type RemoteFailure, RemoteTimeout } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useRemotes } from './use-remotes';

/** Wraps what a remote renders; each remote has its own density. */
export function Place({ remote, children }: { remote: string; children: ReactNode }) {
  const entry = useRemotes().entries?.find(({ name }) => name === remote);
  return (
    <PortalScope name={remote} density={entry?.density}>
      {children}
    </PortalScope>
  );
}

/** In a remote's place while it loads. */
export function Loading() {
  const t = useTranslations();
  return (
    <output className="grid min-h-64 place-items-center">
      <span className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        {t('loading')}
      </span>
    </output>
  );
}

/** In a remote's place when it failed to load. */
export function Failed({ error, isAgain = false, retry }: RemoteFailure) {
  const t = useTranslations();
  const slow = error instanceof RemoteTimeout;
  return (
    <FailedState
      title={t(slow ? 'part.slow' : 'part.failed')}
      onRetry={isAgain && !slow ? () => void reloadOr(retry) : retry}
      retryLabel={t('retry')}
      className="min-h-64"
    >
      {t(slow ? 'part.slow.text' : 'part.failed.text')}
    </FailedState>
  );
}

/**
 * Reloads the page if the server responds, otherwise retries the part: a part of a newer release may need more than the
 * shell of this page provides.
 */
async function reloadOr(retry: () => void): Promise<void> {
  const page = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (page?.ok) window.location.reload();
  else retry();
}
