import { Breadcrumbs, Container, FailedState, Skeleton, TextLink } from '@safari/ui';
import { Link } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { allOffered } from '../shared/all-offered';
import { type DialogAddress, DialogLink } from '../shared/dialog-link';
import { Missing } from '../shared/missing';
import { TermsLinks } from '../shared/terms-links';
import { useTranslations } from '../translations/translations';

export interface PageFrameProps {
  /** The list that the item belongs to. */
  list: { name: string; to: string };
  name: ReactNode;
  gallery: ReactNode;
  header: ReactNode;
  /** What the action costs. */
  price: ReactNode;
  /** The price in the booking bar on phones. */
  shortPrice: ReactNode;
  booking: DialogAddress;
  children: ReactNode;
  after?: ReactNode;
}

/**
 * The layout of an item's page: pictures and name at the top, the price beside them, the booking button always visible.
 */
export function PageFrame({
  list,
  name,
  gallery,
  header,
  price,
  shortPrice,
  booking,
  children,
  after,
}: PageFrameProps) {
  const t = useTranslations();
  return (
    <article>
      <Container className="flex flex-col gap-5 pt-5 pb-14 lg:pt-8">
        <Breadcrumbs label={t('page.way')}>
          <TextLink asChild quiet>
            <Link to={list.to}>{list.name}</Link>
          </TextLink>
          <span aria-current="page">{name}</span>
        </Breadcrumbs>
        {gallery}
        <div className="mt-3 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">{header}</div>
          <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="border-line bg-surface-raised flex flex-col gap-5 rounded-xl border p-6 lg:sticky lg:top-24 lg:shadow-raised">
              {price}
              {/* on a phone it is in the booking bar */}
              <DialogLink address={booking} size="lg" className="w-full max-lg:hidden">
                {t('page.book')}
              </DialogLink>
              <p className="text-ink-soft text-sm">{t('page.book.text')}</p>
              <TermsLinks />
            </div>
          </aside>
          <div className="flex min-w-0 flex-col gap-10">{children}</div>
        </div>
      </Container>
      {after}
      <div
        data-booking-bar
        className="border-line bg-surface-raised fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t px-gutter py-3 shadow-overlay lg:hidden print:hidden [@media(height<30rem)]:static"
      >
        <p className="min-w-0 leading-tight">{shortPrice}</p>
        <DialogLink address={booking}>{t('page.book')}</DialogLink>
      </div>
    </article>
  );
}

/** Nothing is offered under this address, or nothing any more. */
export function MissingPage({ of }: { of: 'itinerary' | 'attraction' }) {
  const t = useTranslations();
  const { to, label } = allOffered(of);
  return (
    <Container className="py-16">
      <Missing title={t(`${of}.missing`)} text={t(`${of}.missing.text`)} way={{ to, label: t(label) }} />
    </Container>
  );
}

export function FailedPage({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useTranslations();
  return (
    <Container className="py-16">
      <FailedState level={1} title={title} retryLabel={t('retry')} onRetry={onRetry}>
        {t('failed.text')}
      </FailedState>
    </Container>
  );
}

export function LoadingPage() {
  const t = useTranslations();
  return (
    <Container className="flex flex-col gap-6 py-8">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="aspect-3/2 w-full sm:aspect-5/2" />
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-40" />
    </Container>
  );
}
