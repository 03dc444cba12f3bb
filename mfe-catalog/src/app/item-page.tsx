import { Navigate, useLocation, usePageTitle } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { FailedPage, LoadingPage, MissingPage } from '../item-pages/page-frame';
import { useParty } from '../item-pages/party-price';
import { isNotFound } from '../shared/domain-error';
import type { OfferedAttraction, OfferedPackage } from '../shared/offer';
import { useItemName } from '../shared/said';
import { useTranslations } from '../translations/translations';
import { type Dialogs, useDialogs } from './dialog-addresses';
import { LandingDialogs } from './landing-dialogs';

export interface ItemPageProps<Item> {
  /** The prefix of the texts for a missing item. */
  of: 'itinerary' | 'attraction';
  /** The page's title while the item is on its way. */
  title: string;
  /** Undefined where the address names none. */
  id: number | undefined;
  /** Of the item's data hook. */
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  path: (item: Item) => string;
  /** What the page's dialogs are about. */
  offered: (item: Item) => { packages?: [OfferedPackage]; attractions?: [OfferedAttraction] };
  children: (item: Item, dialogs: Dialogs) => ReactNode;
}

/** One item, all of it; another name than its own leads to its one address. */
export function ItemPage<Item extends OfferedPackage | OfferedAttraction>({
  of,
  title,
  id,
  result: { currentData: item, error, refetch },
  path,
  offered,
  children,
}: ItemPageProps<Item>) {
  const t = useTranslations();
  const dialogs = useDialogs();
  const [party] = useParty();
  const { pathname, search, hash, state } = useLocation();
  const isMissing = id === undefined || isNotFound(error);
  const name = useItemName(item);
  usePageTitle(isMissing ? t(`${of}.missing`) : (name ?? title));
  if (isMissing) {
    return (
      <>
        <MissingPage of={of} />
        <LandingDialogs dialogs={dialogs} packages={[]} attractions={[]} />
      </>
    );
  }
  if (!item && error) return <FailedPage title={t('page.failed')} onRetry={() => void refetch()} />;
  if (!item) return <LoadingPage />;
  const own = path(item);
  return (
    <>
      {pathname !== own && <Navigate to={`${own}${search}${hash}`} state={state} replace />}
      {children(item, dialogs)}
      <LandingDialogs dialogs={dialogs} packages={[]} attractions={[]} {...offered(item)} party={party} />
    </>
  );
}
