import type { Booking } from '@safari/contracts';
import { Card, TextLink } from '@safari/ui';
import { Calendar, Mail, Phone, User, Users } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { StatusBadge, TypeBadge } from '../shared/booking-badges';
import { linkId } from '../shared/booking-link';
import { CommunicationsLink } from '../shared/communications-link';
import { useAddressWith } from '../shared/use-address-with';
import { useRelative } from '../shared/use-relative';
import { WaitingBadge } from '../shared/waiting-badge';
import { useTranslations } from '../translations/translations';
import { BookingButtons } from './booking-buttons';
import { customerContacts } from './customer-contacts';
import { ProgressChips } from './progress-chips';

const CONTACT_ICONS = { email: <Mail />, phone: <Phone /> };

export interface BookingCardProps {
  booking: Booking;
  /** Whether it is open in the panel. */
  selected?: boolean;
}

export function BookingCard({ booking, selected = false }: BookingCardProps) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const relative = useRelative();
  const to = useAddressWith();
  return (
    <Card as="li" selected={selected} data-booking={booking.id} className="@container px-inset py-2.5">
      <div className="grid gap-x-5 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_auto_auto] @3xl:items-center">
        <div className="flex min-w-0 flex-col gap-1.5">
          <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="text-base font-semibold">
              <TextLink asChild quiet className="text-ink">
                <Link
                  id={linkId(booking.id)}
                  to={to({ booking: booking.id, beside: '' })}
                  title={t('booking.id.is', { id: booking.id })}
                >
                  <span className="tabular-nums">{booking.reference}</span> · {booking.itemName}
                </Link>
              </TextLink>
            </h2>
            <TypeBadge type={booking.bookingType} />
            <StatusBadge booking={booking} />
            <WaitingBadge booking={booking} />
            <ProgressChips booking={booking} />
            {booking.assignedOperatorName && (
              <span className="text-sm text-ink-soft">{booking.assignedOperatorName}</span>
            )}
          </header>
          <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
            <Fact label={t('booking.customer')} icon={<User />}>
              {booking.customerName}
            </Fact>
            {customerContacts(booking).map(({ kind, text, href }) => (
              <Fact key={kind} label={t(`booking.${kind}`)} icon={CONTACT_ICONS[kind]}>
                <TextLink quiet href={href} className="break-words">
                  {text}
                </TextLink>
              </Fact>
            ))}
            <Fact label={t('booking.date')} icon={<Calendar />}>
              {date(booking.preferredDate)}
            </Fact>
            <Fact label={t('booking.travelers')} icon={<Users />}>
              {t('booking.travelers.count', { count: booking.numberOfTravelers })}
            </Fact>
          </dl>
          <p className="text-xs text-ink-faint">
            {t('booking.id')}{' '}
            <span className="inline-block max-w-full break-all tabular-nums">{booking.id}</span> ·{' '}
            {t('booking.item', { id: booking.itemId })} ·{' '}
            <time dateTime={booking.createdAt}>
              {t('booking.created', { when: `${date(booking.createdAt)}, ${relative(booking.createdAt)}` })}
            </time>
          </p>
          {booking.specialRequests && (
            <p className="line-clamp-2 max-w-prose text-sm text-ink-soft" title={booking.specialRequests}>
              <span className="font-semibold text-ink">{t('booking.requests')}: </span>
              {booking.specialRequests}
            </p>
          )}
        </div>
        <div className="flex items-baseline justify-between gap-3 @3xl:min-w-28 @3xl:flex-col @3xl:gap-0">
          <p className="text-lg font-semibold tabular-nums">{money(booking.totalPrice)}</p>
          <p className="text-xs text-ink-faint tabular-nums">
            {t('booking.each', { price: money(booking.unitPrice) })}
          </p>
        </div>
        <div className="-ml-3 flex flex-wrap items-center gap-1.5 @3xl:ml-0 @3xl:w-44 @3xl:flex-col @3xl:items-stretch @3xl:text-center [&>:not([data-variant=quiet])]:ml-3 @3xl:[&>:not([data-variant=quiet])]:ml-0">
          <BookingButtons booking={booking} size="sm" variants={{ next: 'secondary', other: 'quiet' }} />
          <CommunicationsLink bookingId={booking.id} to={to} quiet aria-describedby={linkId(booking.id)} />
        </div>
      </div>
    </Card>
  );
}

/** A fact with an icon as its visible label. */
function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="inline-flex min-h-6 min-w-0 items-center gap-1.5">
      <dt className="shrink-0 text-ink-faint [&_svg]:size-3.5" title={label}>
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
