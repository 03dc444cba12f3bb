import type { Booking } from '@safari/contracts';
import { Badge, Card, CardTitle, LinkButton, Skeleton } from '@safari/ui';
import { ShieldCheck } from '@safari/ui/icons';
import { mailTo, useBrand } from '@safari/web-kit';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/later-translations';
import { BookingList } from './booking-card';
import { useMyMoneyQuery } from './desk.api';
import { moneyState } from './money.rules';
import { MoneyLedger } from './money-ledger';

const TONE = { notYet: 'neutral', open: 'warning', settled: 'success', cancelled: 'neutral' } as const;

/** For each booking: price, payments received, and where refunds stand. */
export function PaymentsTab({ bookings }: { bookings: readonly Booking[] }) {
  const t = useTranslations();
  const { phone } = useBrand();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-4 rounded-lg bg-success-soft p-5 text-success-ink">
        <ShieldCheck className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 className="font-semibold">{t('money.trust')}</h2>
          <p className="max-w-prose text-sm">{t('money.trust.text', { phone })}</p>
        </div>
      </div>
      <BookingList bookings={bookings}>{(booking) => <BookingMoneyCard booking={booking} />}</BookingList>
    </div>
  );
}

function BookingMoneyCard({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { email } = useBrand();
  const { itemName: name, reference } = booking;
  const result = useMyMoneyQuery(booking.id);
  const state = result.data && moneyState(booking, result.data);
  return (
    <Card aria-labelledby={`money-${booking.id}`} className="gap-5 p-inset">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <CardTitle level={2} id={`money-${booking.id}`}>
            {name}
          </CardTitle>
          <p className="text-sm text-ink-soft tabular-nums">{reference}</p>
        </div>
        {state && <Badge tone={TONE[state]}>{t(`money.${state}`)}</Badge>}
      </header>
      <Loaded
        result={result}
        loadingLabel={t('money.loading')}
        loading={<Skeleton className="h-40" />}
        failed={t('money.failed')}
        level={3}
      >
        {(money) => <MoneyLedger booking={booking} money={money} state={moneyState(booking, money)} />}
      </Loaded>
      {state === 'open' && (
        <LinkButton
          variant="secondary"
          size="sm"
          className="self-start"
          href={mailTo(email, t('money.ask.subject', { reference }))}
          aria-label={t('money.ask.of', { name })}
        >
          {t('money.ask')}
        </LinkButton>
      )}
    </Card>
  );
}
