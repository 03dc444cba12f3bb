import type { Erasure } from '@safari/contracts';
import { Container, FailedState, LinkButton, SectionHeading, Skeleton } from '@safari/ui';
import { useFormat, usePageTitle, useParams } from '@safari/web-kit';
import { isNotFound } from '../shared/domain-error';
import { useTranslations } from '../translations/later-translations';
import { useErasureQuery } from './privacy.api';

const POLL_MS = 1_000;

/** `/erasure/:token`: the state of an erasure, for the holder of its address, since the account no longer exists. */
export function ErasureScreen() {
  const t = useTranslations();
  const { token = '' } = useParams();
  usePageTitle(t('erasure.page'));
  return (
    <Container width="prose" className="flex flex-col gap-8 py-10 lg:py-14">
      {/* the address is a secret receipt: no other request may carry it as its referrer */}
      <meta name="referrer" content="no-referrer" />
      <Receipt key={token} token={token} />
    </Container>
  );
}

const isDecided = (erasure: Erasure | undefined): boolean =>
  erasure?.state === 'erased' || erasure?.state === 'refused';

function Receipt({ token }: { token: string }) {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useErasureQuery(token, { refetchOnMountOrArgChange: true });
  const isUnknown = isNotFound(error);
  useErasureQuery(token, { pollingInterval: isUnknown || isDecided(data) ? 0 : POLL_MS });
  if (isUnknown) {
    return (
      <>
        <SectionHeading level={1} size="page" title={t('erasure.unknown')} lede={t('erasure.unknown.text')} />
        <WayOn to="home" />
      </>
    );
  }
  if (data) return <Standing erasure={data} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <FailedState
      level={1}
      title={t('erasure.failed')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      retryLabel={t('retry')}
    >
      {t('erasure.failed.text')}
    </FailedState>
  );
}

const WORDS = { requested: 'working', 'under way': 'working', refused: 'refused', erased: 'erased' } as const;

function Standing({ erasure: { state, inTheWay, requestedAt, endedAt } }: { erasure: Erasure }) {
  const t = useTranslations();
  const { date } = useFormat();
  const words = WORDS[state];
  return (
    <>
      <div aria-live="polite">
        <SectionHeading
          level={1}
          size="page"
          title={t(`erasure.${words}`)}
          lede={t(`erasure.${words}.text`, {
            date: date(endedAt ?? requestedAt),
            references: inTheWay.join(', '),
          })}
        />
      </div>
      {words !== 'refused' && (
        <section aria-labelledby="receipt">
          <h2 id="receipt" className="font-display text-xl">
            {t('erasure.receipt')}
          </h2>
          <p className="text-ink-soft">{t('erasure.receipt.text')}</p>
        </section>
      )}
      <WayOn to={words === 'refused' ? 'desk' : 'home'} />
    </>
  );
}

const WAYS = { desk: '/dashboard', home: '/' } as const;

function WayOn({ to }: { to: keyof typeof WAYS }) {
  const t = useTranslations();
  return (
    <LinkButton variant="secondary" className="self-start" href={WAYS[to]}>
      {t(`erasure.${to}`)}
    </LinkButton>
  );
}
