import { attractionPath, readNumbered } from '@safari/contracts';
import { isCallError, Navigate, skipToken, useLocation, usePageTitle, useParams } from '@safari/web-kit';
import { packagesWith } from '../attractions/attraction.rules';
import { useAttractionDetailsQuery } from '../data/catalog.api';
import { AttractionView } from '../item-pages/attraction-view';
import { FailedPage, LoadingPage, MissingPage } from '../item-pages/page-frame';
import { useParty } from '../item-pages/party-price';
import { useItemName } from '../shared/said';
import { useTranslations } from '../translations/translations';
import { attractionAddress, useDialogs } from './dialog-addresses';
import { PackageCards } from './item-cards';
import { LandingDialogs } from './landing-dialogs';

/** `/attractions/{id}-{name}`: one attraction, all of it; another name leads to the one address. */
export function AttractionPage() {
  const t = useTranslations();
  const address = useParams()['id'];
  const id = readNumbered(address);
  const { currentData: item, error, refetch } = useAttractionDetailsQuery(id ?? skipToken);
  const dialogs = useDialogs();
  const [party] = useParty();
  const { pathname, search, hash, state } = useLocation();
  const isMissing = id === undefined || (isCallError(error) && error.status === 404);
  const name = useItemName(item);
  usePageTitle(isMissing ? t('attraction.missing') : (name ?? t('attractions.title')));
  if (isMissing) {
    return (
      <>
        <MissingPage title={t('attraction.missing')} text={t('attraction.missing.text')} />
        <LandingDialogs dialogs={dialogs} packages={[]} attractions={[]} />
      </>
    );
  }
  if (!item && error) return <FailedPage title={t('page.failed')} onRetry={() => void refetch()} />;
  if (!item) return <LoadingPage />;
  const own = attractionPath(item);
  return (
    <>
      {pathname !== own && <Navigate to={`${own}${search}${hash}`} state={state} replace />}
      <AttractionView
        item={item}
        booking={dialogs.toBooking(attractionAddress(item.id))}
        journeys={
          <PackageCards
            title={t('attraction.packages')}
            choose={(all) => packagesWith(item, all).slice(0, 6)}
          />
        }
      />
      <LandingDialogs dialogs={dialogs} packages={[]} attractions={[item]} party={party} />
    </>
  );
}
