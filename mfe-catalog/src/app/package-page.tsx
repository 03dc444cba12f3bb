import { packagePath, readNumbered } from '@safari/contracts';
import { isCallError, Navigate, skipToken, useLocation, usePageTitle, useParams } from '@safari/web-kit';
import { usePackageDetailsQuery } from '../data/catalog.api';
import { PackageView } from '../item-pages/package-view';
import { FailedPage, LoadingPage, MissingPage } from '../item-pages/page-frame';
import { useParty } from '../item-pages/party-price';
import { similarPackages } from '../item-pages/similar.rules';
import { useItemName } from '../shared/said';
import { useTranslations } from '../translations/translations';
import { packageAddress, useDialogs } from './dialog-addresses';
import { PackageCards } from './item-cards';
import { LandingDialogs } from './landing-dialogs';

/** `/packages/{id}-{name}`: one package, all of it; another name leads to the one address. */
export function PackagePage() {
  const t = useTranslations();
  const address = useParams()['id'];
  const id = readNumbered(address);
  const { currentData: item, error, refetch } = usePackageDetailsQuery(id ?? skipToken);
  const dialogs = useDialogs();
  const [party] = useParty();
  const { pathname, search, hash, state } = useLocation();
  const isMissing = id === undefined || (isCallError(error) && error.status === 404);
  const name = useItemName(item);
  usePageTitle(isMissing ? t('itinerary.missing') : (name ?? t('packages.title')));
  if (isMissing) {
    return (
      <>
        <MissingPage title={t('itinerary.missing')} text={t('itinerary.missing.text')} />
        <LandingDialogs dialogs={dialogs} packages={[]} attractions={[]} />
      </>
    );
  }
  if (!item && error) return <FailedPage title={t('page.failed')} onRetry={() => void refetch()} />;
  if (!item) return <LoadingPage />;
  const own = packagePath(item);
  return (
    <>
      {pathname !== own && <Navigate to={`${own}${search}${hash}`} state={state} replace />}
      <PackageView
        item={item}
        booking={dialogs.toBooking(packageAddress(item.id))}
        similar={<PackageCards title={t('page.similar')} choose={(all) => similarPackages(item, all)} />}
      />
      <LandingDialogs dialogs={dialogs} packages={[item]} attractions={[]} party={party} />
    </>
  );
}
