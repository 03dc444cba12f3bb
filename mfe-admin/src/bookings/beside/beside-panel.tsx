import type { Booking } from '@safari/contracts';
import { Facts, IconButton, LinkButton, Skeleton } from '@safari/ui';
import { softEdges } from '@safari/ui/controls';
import { ChevronDown, ChevronUp, ExternalLink, X } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useBookingQuery } from '../../data/booking.api';
import { StatusBadge, TypeBadge } from '../../shared/booking-badges';
import { BookingNotFound, isMissing } from '../../shared/booking-not-found';
import { CommunicationsLink } from '../../shared/communications-link';
import { StaffRemoteData } from '../../shared/staff-remote-data';
import { useAddressWith } from '../../shared/use-address-with';
import { WaitingBadge } from '../../shared/waiting-badge';
import { WhyOff } from '../../shared/why-off';
import { useTranslations } from '../../translations/translations';
import { Balance } from '../balance';
import { ProgressChips } from '../progress-chips';
import { useCustomerFacts } from '../use-customer-facts';
import { useOperatorFact } from '../use-operator-fact';
import { NextStepCard } from './next-step-card';
import type { Beside } from './use-beside';
import { PANEL_ID } from './use-beside-focus';

/** One booking beside the list: its next step and its most needed facts. */
export function BesidePanel({ beside }: { beside: Beside }) {
  const t = useTranslations();
  const result = useBookingQuery(beside.id);
  return (
    <aside
      ref={softEdges}
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={t('beside.label')}
      className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-4 overflow-y-auto rounded-lg border border-line bg-surface-raised p-4"
    >
      <div className="flex items-center gap-1">
        <Step to="previous" go={beside.previous} icon={<ChevronUp />} />
        <Step to="next" go={beside.next} icon={<ChevronDown />} />
        <OpenFully id={beside.id} />
        <IconButton size="sm" label={t('beside.close')} onClick={beside.close}>
          <X />
        </IconButton>
      </div>
      {!result.data && isMissing(result.error) ? (
        <BookingNotFound />
      ) : (
        <StaffRemoteData
          result={{ ...result, data: result.currentData }}
          loading={<Skeleton className="h-96" />}
        >
          {(booking) => (
            <>
              <Heading booking={booking} />
              <NextStepCard booking={booking} />
              <BesideFacts booking={booking} />
            </>
          )}
        </StaffRemoteData>
      )}
    </aside>
  );
}

interface StepProps {
  to: 'previous' | 'next';
  /** Undefined at the end of the list. */
  go: (() => void) | undefined;
  icon: ReactNode;
}

function Step({ to, go, icon }: StepProps) {
  const t = useTranslations();
  return (
    <WhyOff tight why={go ? undefined : t(`beside.${to}.none`)}>
      {(off) => (
        <IconButton {...off} size="sm" label={t(`beside.${to}`)} onClick={go}>
          {icon}
        </IconButton>
      )}
    </WhyOff>
  );
}

function OpenFully({ id }: { id: string }) {
  const t = useTranslations();
  const to = useAddressWith();
  return (
    <LinkButton asChild size="sm" variant="quiet" className="ml-auto">
      <Link to={to({ booking: id })}>
        <ExternalLink />
        {t('beside.open')}
      </Link>
    </LinkButton>
  );
}

function Heading({ booking }: { booking: Booking }) {
  return (
    <header className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <span className="tabular-nums">{booking.reference}</span> · {booking.itemName}
      </h2>
      <p className="flex flex-wrap gap-1.5">
        <TypeBadge type={booking.bookingType} />
        <StatusBadge booking={booking} />
        <WaitingBadge booking={booking} />
        <ProgressChips booking={booking} />
      </p>
    </header>
  );
}

function BesideFacts({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const to = useAddressWith();
  const customer = useCustomerFacts(booking);
  const operator = useOperatorFact(booking);
  return (
    <>
      <Facts
        layout="rows"
        items={[
          ...customer,
          { label: t('booking.date'), value: date(booking.preferredDate) },
          {
            label: t('booking.travelers'),
            value: t('booking.travelers.count', { count: booking.numberOfTravelers }),
          },
          operator,
          { label: t('booking.total'), value: money(booking.totalPrice) },
        ]}
      />
      <Balance booking={booking} />
      {booking.specialRequests && (
        <p className="text-sm whitespace-pre-line text-ink-soft">
          <span className="font-semibold text-ink">{t('booking.requests')}: </span>
          {booking.specialRequests}
        </p>
      )}
      <CommunicationsLink bookingId={booking.id} to={to} />
    </>
  );
}
