import type { Booking, Cancellation } from '@safari/contracts';
import { Button, Notice, Skeleton } from '@safari/ui';
import { Banknote } from '@safari/ui/icons';
import { useCancellationQuery, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { RefundDialog } from './refund-dialog';
import { VoidRefundDialog } from './void-refund-dialog';

/** On a cancelled booking: by whose wish or fault, why, and how its refund stands. */
export function CancellationNotice({ booking }: { booking: Booking }) {
  return (
    <StaffRemoteData result={useCancellationQuery(booking.id)} loading={<Skeleton className="h-24" />}>
      {({ cancellation }) => cancellation && <Told booking={booking} cancellation={cancellation} />}
    </StaffRemoteData>
  );
}

function Told({ booking, cancellation }: { booking: Booking; cancellation: Cancellation }) {
  const t = useTranslations();
  const { date, dateTime, money } = useFormat();
  const [open, setOpen] = useState<'refund' | 'void'>();
  const close = () => setOpen(undefined);
  const { by, reason, cancelledAt, paid, kept, refund, refundState, refundedOn, refundReference } =
    cancellation;
  const amounts = { paid: money(paid), kept: money(kept), refund: money(refund) };
  return (
    <>
      <Notice
        tone={refundState === 'owed' ? 'warning' : 'info'}
        title={t(`cancelled.by.${by}`, { when: dateTime(cancelledAt) })}
        action={
          <OnlyFor duty="money">
            {refundState === 'owed' && (
              <Button size="sm" onClick={() => setOpen('refund')}>
                <Banknote />
                {t('refund.record')}
              </Button>
            )}
            {refundState === 'paid' && (
              <Button size="sm" variant="secondary" onClick={() => setOpen('void')}>
                {t('refund.void')}
              </Button>
            )}
          </OnlyFor>
        }
      >
        {reason && <p className="whitespace-pre-line">{reason}</p>}
        <p>{t(`cancelled.refund.${refundState}`, amounts)}</p>
        {refundedOn && (
          <p>{t('cancelled.refunded', { date: date(refundedOn), reference: refundReference ?? '' })}</p>
        )}
      </Notice>
      {open === 'refund' && <RefundDialog booking={booking} cancellation={cancellation} onClose={close} />}
      {open === 'void' && <VoidRefundDialog booking={booking} cancellation={cancellation} onClose={close} />}
    </>
  );
}
