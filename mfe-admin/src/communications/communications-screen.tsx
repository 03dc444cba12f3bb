import { Button, LinkButton, Skeleton } from '@safari/ui';
import { ArrowLeft, UserPlus } from '@safari/ui/icons';
import { Link, usePageTitle } from '@safari/web-kit';
import { useBookingQuery } from '../data/booking.api';
import { useOpenDialog } from '../shared/address-dialog';
import { StatusBadge, TypeBadge } from '../shared/booking-badges';
import { BookingNotFound, isMissing } from '../shared/booking-not-found';
import { canAskOperators } from '../shared/office-actions.rules';
import { Screen } from '../shared/screen';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useAddressWith } from '../shared/use-address-with';
import { MAIN, useFocusOnChange } from '../shared/use-focus-on-change';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';
import { Communications, type CommunicationsProps } from './communications';

export interface CommunicationsScreenProps extends Required<Pick<CommunicationsProps, 'customer' | 'panes'>> {
  bookingId: string;
}

/** The operator communications of one booking on a screen of their own. */
export function CommunicationsScreen({ bookingId, customer, panes }: CommunicationsScreenProps) {
  const t = useTranslations();
  const to = useAddressWith();
  const may = useMay();
  const open = useOpenDialog();
  const booking = useBookingQuery(bookingId);
  const { currentData } = booking;
  usePageTitle(
    currentData
      ? `${currentData.reference} · ${currentData.itemName} · ${t('communications.title')}`
      : t('bookings.title'),
  );
  useFocusOnChange(currentData?.version, MAIN);
  if (!booking.data && isMissing(booking.error)) return <BookingNotFound />;
  return (
    <StaffRemoteData
      result={{ ...booking, data: currentData }}
      loading={
        <div className="mx-auto max-w-[84rem] px-gutter py-10">
          <Skeleton className="h-96" />
        </div>
      }
    >
      {(data) => (
        <Screen
          eyebrow={
            <LinkButton asChild variant="quiet" size="sm" className="-ml-3">
              <Link to={to({ chat: '', operator: '', pane: '' })}>
                <ArrowLeft />
                {t('communications.back')}
              </Link>
            </LinkButton>
          }
          title={t('communications.title')}
          lede={
            <span className="flex flex-wrap items-center gap-2">
              <Link
                to={to({ chat: '', operator: '', pane: '', booking: data.id })}
                className="min-w-0 break-words"
              >
                {data.reference} · {data.itemName} · {data.customerName}
              </Link>
              <TypeBadge type={data.bookingType} />
              <StatusBadge booking={data} />
            </span>
          }
          actions={
            canAskOperators(data) &&
            may('office') && (
              <Button variant="secondary" onClick={() => open('coordinate', data.id)}>
                <UserPlus />
                {t('booking.selectOperators')}
              </Button>
            )
          }
        >
          <Communications booking={data} customer={customer} panes={panes} />
        </Screen>
      )}
    </StaffRemoteData>
  );
}
