import { type Booking, bookingActions } from '@safari/contracts';
import { Button, Card, Facts, TextLink } from '@safari/ui';
import { Calendar, CircleCheck, Mail, Phone, Receipt, User, UserPlus, Users } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import { StatusBadge, TypeBadge } from '../shared/booking-badges';
import { CommunicationsLink } from '../shared/communications-link';
import { useAddressWith } from '../shared/use-address-with';
import { WaitingBadge } from '../shared/waiting-badge';
import { useTranslations } from '../translations/translations';
import { customerContacts } from './customer-contacts';
import { useCompleteBooking } from './use-complete-booking';

const CONTACT_ICONS = { email: <Mail />, phone: <Phone /> };

export interface BookingCardProps {
  booking: Booking;
  onSelectOperators: () => void;
  onSendInvoice: () => void;
}

export function BookingCard({ booking, onSelectOperators, onSendInvoice }: BookingCardProps) {
  const t = useTranslations();
  const { date, relative, money } = useFormat();
  const to = useAddressWith();
  return (
    <Card as="li" className="grid gap-x-5 gap-y-4 px-inset py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-3">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base font-semibold">
            <TextLink asChild quiet className="text-ink">
              <Link to={to({ booking: booking.id })}>
                <span className="tabular-nums">{booking.reference}</span> · {booking.itemName}
              </Link>
            </TextLink>
          </h2>
          <TypeBadge type={booking.bookingType} />
          <StatusBadge booking={booking} />
          <WaitingBadge booking={booking} />
          {booking.assignedOperatorName && (
            <span className="text-sm text-ink-soft">{booking.assignedOperatorName}</span>
          )}
          <p className="w-full text-xs text-ink-faint">
            {t('booking.item', { id: booking.itemId })} · <span className="break-all">{booking.id}</span> ·{' '}
            <time dateTime={booking.createdAt}>
              {t('booking.created', { when: `${date(booking.createdAt)}, ${relative(booking.createdAt)}` })}
            </time>
          </p>
        </header>
        <Facts
          className="grid-cols-2 md:grid-cols-3 min-[88rem]:grid-cols-[1.1fr_1.4fr_1.2fr_.9fr_.8fr]"
          items={[
            { label: t('booking.customer'), value: booking.customerName, icon: <User /> },
            ...customerContacts(booking).map(({ kind, text, href }) => ({
              label: t(`booking.${kind}`),
              value: (
                <TextLink quiet href={href} className="break-words">
                  {text}
                </TextLink>
              ),
              icon: CONTACT_ICONS[kind],
            })),
            { label: t('booking.date'), value: date(booking.preferredDate), icon: <Calendar /> },
            {
              label: t('booking.travelers'),
              value: t('booking.travelers.count', { count: booking.numberOfTravelers }),
              icon: <Users />,
            },
          ]}
        />
        {booking.specialRequests && (
          <p className="max-w-prose border-l-2 border-line pl-3 text-sm text-ink-soft">
            <span className="font-semibold text-ink">{t('booking.requests')}: </span>
            {booking.specialRequests}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-x-5 gap-y-3 border-line max-lg:border-t max-lg:pt-3 lg:border-l lg:pl-5 min-[88rem]:flex-row min-[88rem]:items-center">
        <div className="flex items-baseline justify-between gap-3 lg:flex-col lg:gap-0 min-[88rem]:min-w-32">
          <p className="text-xl font-semibold tabular-nums">{money(booking.totalPrice)}</p>
          <p className="text-xs text-ink-faint tabular-nums">
            {money(booking.unitPrice)} {t('booking.perPerson')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 lg:w-44 lg:flex-col">
          <CardButtons
            booking={booking}
            onSelectOperators={onSelectOperators}
            onSendInvoice={onSendInvoice}
          />
        </div>
      </div>
    </Card>
  );
}

/** The next step first, then the other actions. */
function CardButtons({ booking, onSelectOperators, onSendInvoice }: BookingCardProps) {
  const t = useTranslations();
  const to = useAddressWith();
  const { complete, busy, question } = useCompleteBooking(booking);
  return (
    <>
      {bookingActions.selectOperators(booking) && (
        <Button size="sm" onClick={onSelectOperators}>
          <UserPlus />
          {t('booking.selectOperators')}
        </Button>
      )}
      {bookingActions.sendInvoice(booking) && (
        <Button size="sm" onClick={onSendInvoice}>
          <Receipt />
          {t('booking.sendInvoice')}
        </Button>
      )}
      {bookingActions.markCompleted(booking) && (
        <Button size="sm" busy={busy} onClick={() => void complete()}>
          {!busy && <CircleCheck />}
          {t('booking.markCompleted')}
        </Button>
      )}
      {question}
      <CommunicationsLink bookingId={booking.id} to={to} />
    </>
  );
}
