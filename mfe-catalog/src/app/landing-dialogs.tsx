import { later, loadOverlays, Spinner, useHasJoined } from '@safari/ui';
import { loadTranslations, skipToken, startSignIn, useAhead, useSession } from '@safari/web-kit';
import { useEffect } from 'react';
import { usePublicAttractionsQuery, usePublicPackagesQuery } from '../data/catalog.api';
import {
  attractionOffer,
  type Offer,
  type OfferedAttraction,
  type OfferedPackage,
  packageOffer,
} from '../shared/offer';
import type { Party } from '../shared/party';
import { useTranslations } from '../translations/translations';
import { attractionAddress, type BookAddress, type Dialogs, packageAddress } from './dialog-addresses';
import { openedDialogs } from './dialog-files';

export interface LandingDialogsProps {
  dialogs: Dialogs;
  /** Undefined where the list failed to load: its dialogs stay in their loading state. */
  packages: readonly OfferedPackage[] | undefined;
  attractions: readonly OfferedAttraction[] | undefined;
  /** The party chosen on the page behind them. */
  party?: Party;
}

const dialogsLater = later(async () => {
  const [dialogs] = await Promise.all([openedDialogs(), loadOverlays()]); // they open over the page
  await loadTranslations(); // the dialogs' texts
  return dialogs;
});

/** The dialog that the address names. */
export function LandingDialogs({ dialogs, packages, attractions, party }: LandingDialogsProps) {
  const { packageId, attractionId, booking } = dialogs;
  const { lastKnown: user, isLoading, isUnknown, again } = useSession();
  const known = booking?.bookingType === 'package' ? packages : attractions;
  const offer = booking && findOffer(booking, packages ?? [], attractions ?? []);
  // nobody has to sign in for an item that is not offered any more
  const isGone = booking !== undefined && known !== undefined && !offer;
  const mustSignIn = booking !== undefined && !isGone && !user && !isLoading && !isUnknown;
  useEffect(() => {
    if (mustSignIn) startSignIn();
  }, [mustSignIn]);
  useAhead(dialogsLater.load);
  // an item's details are loaded only when its dialog is opened
  const isAnyOpened = packageId !== undefined || attractionId !== undefined;
  const wholePackages = usePublicPackagesQuery(isAnyOpened ? undefined : skipToken);
  const wholeAttractions = usePublicAttractionsQuery(attractionId === undefined ? skipToken : undefined);
  const opened = dialogsLater.use([packageId, attractionId, booking].some((named) => named !== undefined));

  if (booking && (!opened || (isLoading && !user))) return <DialogLoading />;
  if (!opened) return null;
  if (booking) {
    if (isUnknown && !isGone) return <opened.UnknownSessionDialog onRetry={again} onClose={dialogs.close} />;
    return known && (user || isGone) ? (
      <opened.BookingDialog
        key={user?.id}
        offer={offer}
        party={party}
        onClose={dialogs.close}
        onPlaced={({ booking: { id }, earlier }) => dialogs.booked(id, earlier)}
      />
    ) : null;
  }
  if (packageId !== undefined && packages) {
    return (
      <opened.ItineraryDialog
        item={wholePackages.data?.find(({ id }) => id === packageId)}
        list={wholePackages}
        name={packages.find(({ id }) => id === packageId)?.name}
        onClose={dialogs.close}
        onBook={({ id }) => dialogs.book(packageAddress(id))}
      />
    );
  }
  if (attractionId !== undefined && attractions) {
    return (
      <opened.AttractionDialog
        item={wholeAttractions.data?.find(({ id }) => id === attractionId)}
        list={wholeAttractions}
        name={attractions.find(({ id }) => id === attractionId)?.name}
        packages={wholePackages.data}
        onClose={dialogs.close}
        onBook={({ id }) => dialogs.book(attractionAddress(id))}
        onOpenPackage={({ id }) => dialogs.openPackage(id)}
        onBookPackage={({ id }) => dialogs.book(packageAddress(id))}
      />
    );
  }
  return null;
}

/**
 * Loading state of the booking dialog, shown after sign-in or on a slow connection; it covers the page's booking bar.
 */
function DialogLoading() {
  const t = useTranslations();
  if (!useHasJoined()) return null; // without scripts the dialog would never appear
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex min-h-20 items-center justify-center gap-3 border-t border-line bg-surface-raised px-gutter shadow-overlay">
      <Spinner />
      <output>{t('landing.loading')}</output>
    </div>
  );
}

/** The item whose dialog is open, for the page's title. */
export function itemOpened(
  { booking, packageId, attractionId }: Dialogs,
  packages: readonly OfferedPackage[],
  attractions: readonly OfferedAttraction[],
): OfferedPackage | OfferedAttraction | undefined {
  if (booking) return undefined;
  if (packageId !== undefined) return packages.find(({ id }) => id === packageId);
  return attractions.find(({ id }) => id === attractionId);
}

function findOffer(
  { bookingType, itemId }: BookAddress,
  packages: readonly OfferedPackage[],
  attractions: readonly OfferedAttraction[],
): Offer | undefined {
  if (bookingType === 'package') {
    const item = packages.find(({ id }) => id === itemId);
    return item && packageOffer(item);
  }
  const item = attractions.find(({ id }) => id === itemId);
  return item && attractionOffer(item);
}
