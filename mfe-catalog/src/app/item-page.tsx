import { Navigate, useLocation, usePageTitle } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { FailedPage, LoadingPage, MissingPage } from '../item-pages/page-frame';
import { useParty } from '../item-pages/party-price';
import { isNotFound } from '../shared/domain-error';
import { useItemName } from '../shared/marked-item-text';
import type { OfferedAttraction, OfferedPackage } from '../shared/offer';
import { useTranslations } from '../translations/translations';
import { type Dialogs, useDialogs } from './dialog-addresses';
import { LandingDialogs } from './landing-dialogs';

export interface ItemPageProps<Item> {
  /** The prefix of the texts for a missing item. */
  of: 'itinerary' | 'attraction';
  /** The page's title while the item is loading. */
  title: string;
  /** Undefined if the address contains no valid id. */
  id: number | undefined;
  /** The result of the item's data hook. */
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  path: (item: Item) => string;
  /** The items that the page's dialogs may be opened for. */
  offered: (item: Item) => { packages?: [OfferedPackage]; attractions?: [OfferedAttraction] };
  children: (item: Item, dialogs: Dialogs) => ReactNode;
}

/** The whole page of an item; an address with another name is redirected to the item's own. */
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
