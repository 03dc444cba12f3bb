import type { Booking, Cancellation, LateMoney } from '@safari/contracts';
import { Button, Notice, Skeleton } from '@safari/ui';
import { Banknote } from '@safari/ui/icons';
import { useCancellationQuery, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { UnlessErased } from '../shared/unless-erased';
import { useTranslations } from '../translations/translations';
import { RefundDialog } from './refund-dialog';
import { VoidRefundDialog } from './void-refund-dialog';

/** For a cancelled booking: by whose wish or fault, why, and the state of its refund. */
export function CancellationNotice({ booking }: { booking: Booking }) {
  return (
    <StaffRemoteData result={useCancellationQuery(booking.id)} loading={<Skeleton className="h-24" />}>
      {({ cancellation, late }) =>
        cancellation && <CancellationText booking={booking} cancellation={cancellation} late={late} />
      }
    </StaffRemoteData>
  );
}

interface CancellationTextProps {
  booking: Booking;
  cancellation: Cancellation;
  late: LateMoney | undefined;
}

function CancellationText({ booking, cancellation, late }: CancellationTextProps) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const [open, setOpen] = useState<'refund' | 'void'>();
  const close = () => setOpen(undefined);
  const { by, reason, cancelledAt, paid, kept, refund, refundState, refundedOn, refundReference } =
    cancellation;
  const amounts = { paid: money(paid), kept: money(kept), refund: money(refund) };
  return (
    <>
      <Notice
        tone={refundState === 'owed' || Number(late?.owed) > 0 ? 'warning' : 'info'}
        title={t(`cancelled.by.${by}`, { when: date(cancelledAt) })}
        action={
          <OnlyFor duty="money">
            <UnlessErased booking={booking}>
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
            </UnlessErased>
          </OnlyFor>
        }
      >
        {reason && <p className="whitespace-pre-line">{reason}</p>}
        <p>{t(`cancelled.refund.${refundState}`, amounts)}</p>
        {refundedOn && (
          <p>
            {refundReference
              ? t('cancelled.refunded', { date: date(refundedOn), reference: refundReference })
              : t('cancelled.refunded.day', { date: date(refundedOn) })}
          </p>
        )}
        {late && Number(late.arrived) > 0 && (
          <p>
            {t(Number(late.owed) > 0 ? 'cancelled.late.owed' : 'cancelled.late.back', {
              arrived: money(late.arrived),
              owed: money(late.owed),
            })}
          </p>
        )}
      </Notice>
      {open === 'refund' && <RefundDialog booking={booking} cancellation={cancellation} onClose={close} />}
      {open === 'void' && <VoidRefundDialog booking={booking} cancellation={cancellation} onClose={close} />}
    </>
  );
}
