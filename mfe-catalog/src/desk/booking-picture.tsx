import type { Booking } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { Mountain } from '@safari/ui/icons';
import { usePublicAttractionsQuery, usePublicPackagesQuery } from '../data/catalog.api';
import { ItemPicture } from '../shared/item-picture';

/** The picture of the booked item, as decoration; a plain area where the item is not offered any more. */
export function BookingPicture({ booking, className }: { booking: Booking; className?: string }) {
  const isPackage = booking.bookingType === 'package';
  const packages = usePublicPackagesQuery(undefined, { skip: !isPackage });
  const attractions = usePublicAttractionsQuery(undefined, { skip: isPackage });
  const items = isPackage ? packages.data : attractions.data;
  const item = items?.find(({ id }) => id === booking.itemId);
  if (item) return <ItemPicture imageUrl={item.imageUrl} alt="" className={className} />;
  return (
    <span
      aria-hidden="true"
      className={classNames('grid place-items-center bg-surface-sunk text-ink-faint', className)}
    >
      <Mountain className="size-8" />
    </span>
  );
}
