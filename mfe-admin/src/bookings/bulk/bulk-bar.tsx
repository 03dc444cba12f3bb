import type { Booking } from '@safari/contracts';
import { BOOKING_IDS_MAX } from '@safari/contracts';
import { Button, DownloadLink } from '@safari/ui';
import { Handshake, Receipt, UserPlus, X } from '@safari/ui/icons';
import { type ReactNode, useState } from 'react';
import { exportAddress } from '../../data/booking-filter.rules';
import { useMay } from '../../shared/use-may';
import { WhyOff } from '../../shared/why-off';
import { useTranslations } from '../../translations/translations';
import { focusRow } from '../beside/use-beside';
import { BULK_ACTIONS, BULK_DUTY, type BulkAction, fitting } from './bulk.rules';
import { BulkDialog } from './bulk-dialog';

const ICON: Record<BulkAction, ReactNode> = {
  ask: <UserPlus />,
  confirm: <Handshake />,
  invoice: <Receipt />,
};

export interface BulkBarProps {
  chosen: readonly Booking[];
  onClear: () => void;
}

/** The actions for all selected bookings; renders nothing if none is selected. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const t = useTranslations();
  const may = useMay();
  const [open, setOpen] = useState<{ action: BulkAction; chosen: readonly Booking[] }>();
  const clear = () => {
    // the bar disappears, and its button with it
    focusRow(chosen[0]?.id);
    onClear();
  };
  return (
    <>
      {chosen.length > 0 && (
        <section
          data-bulk-bar
          aria-label={t('bulk.label')}
          className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface-raised px-4 py-2 shadow-raised [@media(height<30rem)]:static"
        >
          <output className="mr-auto text-sm font-semibold tabular-nums">
            {t('bulk.chosen', { count: chosen.length })}
          </output>
          {BULK_ACTIONS.filter((action) => may(BULK_DUTY[action])).map((action) => {
            const count = fitting(action, chosen).length;
            return (
              <WhyOff key={action} tight why={count === 0 ? t(`bulk.${action}.none`) : undefined}>
                {(off) => (
                  <Button {...off} size="sm" variant="secondary" onClick={() => setOpen({ action, chosen })}>
                    {ICON[action]}
                    {t(`bulk.${action}`, { count })}
                  </Button>
                )}
              </WhyOff>
            );
          })}
          {may('money') && chosen.length <= BOOKING_IDS_MAX && (
            <DownloadLink
              size="sm"
              href={exportAddress({ ids: chosen.map(({ id }) => id), cancelled: 'too' })}
            >
              {t('bulk.export')}
            </DownloadLink>
          )}
          <Button size="sm" variant="quiet" onClick={clear}>
            <X />
            {t('bulk.clear')}
          </Button>
        </section>
      )}
      {open && <BulkDialog key={open.action} {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
