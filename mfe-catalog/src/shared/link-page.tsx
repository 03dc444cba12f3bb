import { Container, EmptyState, FailedState, Skeleton } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { useBrand } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';

/** The page behind a link from a letter. Its address is a secret: no other request may carry it as its referrer. */
export function LinkPage({ children }: { children: ReactNode }) {
  return (
    <Container width="prose" className="flex flex-col gap-8 py-10 lg:py-14">
      <meta name="referrer" content="no-referrer" />
      {children}
    </Container>
  );
}

export interface LinkPagePendingProps {
  result: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  failed: { title: string; text: string };
}

/** Shown while the link's data are loading, or have failed to load. */
export function LinkPagePending({ result: { error, isFetching, refetch }, failed }: LinkPagePendingProps) {
  const t = useTranslations();
  if (error)
    return (
      <FailedState
        level={1}
        title={failed.title}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={t('retry')}
      >
        {failed.text}
      </FailedState>
    );
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-24" />
      <Skeleton className="mt-8 h-72" />
    </div>
  );
}

/** Shown for a link that is unknown or no longer valid: how to reach the office. */
export function DeadLink({ title, text }: { title: string; text: string }) {
  const t = useTranslations();
  const { email, phone } = useBrand();
  return (
    <EmptyState level={1} className="my-section" icon={<KeyRound />} title={title}>
      <p>{text}</p>
      <p className="mt-2">{t('error.reach', { email, phone })}</p>
    </EmptyState>
  );
}
