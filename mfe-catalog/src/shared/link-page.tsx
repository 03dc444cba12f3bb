import { Container, EmptyState, FailedState, Skeleton } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { useBrand } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';

/** The page behind a link of a letter. Its address is a key: it goes into no other request's headers. */
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

/** In the place of what the link leads to, while that is on its way or did not come. */
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

/** In the place of what a link would lead to that leads nowhere, or nowhere any more: how to reach the office. */
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
