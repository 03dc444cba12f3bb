import type { Attraction, Package } from '@safari/contracts';
import { later } from '@safari/ui';
import { loadTranslations, startSignIn, useAhead, useSession } from '@safari/web-kit';
import { useEffect } from 'react';
import { attractionOffer, type Offer, packageOffer } from '../shared/offer';
import { attractionAddress, type BookAddress, type Dialogs, packageAddress } from './dialog-addresses';

export interface LandingDialogsProps {
  dialogs: Dialogs;
  /** Undefined where the list could not be loaded: its dialogs wait for it. */
  packages: readonly Package[] | undefined;
  attractions: readonly Attraction[] | undefined;
  /** Chosen on the page behind them. */
  party?: number;
}

const dialogsLater = later(async () => {
  const dialogs = await import('./opened-dialogs');
  await loadTranslations(); // those that came with them
  return dialogs;
});

/** The dialog that the address names. */
export function LandingDialogs({ dialogs, packages, attractions, party }: LandingDialogsProps) {
  const { packageId, attractionId, booking } = dialogs;
  const { user, isLoading } = useSession();
  const mustSignIn = booking !== undefined && !user && !isLoading;
  useEffect(() => {
    if (mustSignIn) startSignIn();
  }, [mustSignIn]);
  useAhead(dialogsLater.load);
  const opened = dialogsLater.use([packageId, attractionId, booking].some((named) => named !== undefined));

  if (!opened) return null;
  if (booking) {
    const isKnown = (booking.bookingType === 'package' ? packages : attractions) !== undefined;
    return user && isKnown ? (
      <opened.BookingDialog
        key={user.id}
        offer={findOffer(booking, packages ?? [], attractions ?? [])}
        party={party}
        onClose={dialogs.close}
        onPlaced={({ booking: { id }, earlier }) => dialogs.booked(id, earlier)}
      />
    ) : null;
  }
  if (packageId !== undefined && packages) {
    return (
      <opened.ItineraryDialog
        item={packages.find(({ id }) => id === packageId)}
        onClose={dialogs.close}
        onBook={({ id }) => dialogs.book(packageAddress(id))}
      />
    );
  }
  if (attractionId !== undefined && attractions) {
    return (
      <opened.AttractionDialog
        item={attractions.find(({ id }) => id === attractionId)}
        packages={packages}
        onClose={dialogs.close}
        onBook={({ id }) => dialogs.book(attractionAddress(id))}
        onOpenPackage={({ id }) => dialogs.openPackage(id)}
        onBookPackage={({ id }) => dialogs.book(packageAddress(id))}
      />
    );
  }
  return null;
}

/** The item of the open dialog, for the page's title. */
export function itemOpened(
  { booking, packageId, attractionId }: Dialogs,
  packages: readonly Package[],
  attractions: readonly Attraction[],
): Package | Attraction | undefined {
  if (booking) return undefined;
  if (packageId !== undefined) return packages.find(({ id }) => id === packageId);
  return attractions.find(({ id }) => id === attractionId);
}

function findOffer(
  { bookingType, itemId }: BookAddress,
  packages: readonly Package[],
  attractions: readonly Attraction[],
): Offer | undefined {
  if (bookingType === 'package') {
    const item = packages.find(({ id }) => id === itemId);
    return item && packageOffer(item);
  }
  const item = attractions.find(({ id }) => id === itemId);
  return item && attractionOffer(item);
}
