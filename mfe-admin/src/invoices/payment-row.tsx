import type { LedgerLine } from '@safari/contracts';
import { Badge, Button, TimelineItem } from '@safari/ui';
import { Banknote, CircleCheck, CircleX, Undo2 } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import type { ComponentType } from 'react';
import { useTranslations } from '../translations/translations';

const ICON: Record<LedgerLine['says'], ComponentType> = {
  received: Banknote,
  reconciled: CircleCheck,
  voided: CircleX,
  unreconciled: CircleX,
  repaid: Undo2,
  unrepaid: CircleX,
};
const TONE = {
  received: 'success',
  reconciled: 'success',
  voided: 'warning',
  unreconciled: 'warning',
  repaid: 'success',
  unrepaid: 'warning',
} as const;

export interface PaymentRowProps {
  line: LedgerLine;
  busy: boolean;
  /** Undefined if the line cannot be undone. */
  wayBack?: { kind: 'void' | 'unreconcile' | 'back.void'; press: () => void };
}

/** A line of the ledger: money that arrived or went back, or a correction. */
export function PaymentRow({ line, busy, wayBack }: PaymentRowProps) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const { amount, says, on, isVoided, recordedAt, reference, reason, late } = line;
  const Icon = ICON[says];
  const shown = money(amount);
  const moved = says === 'received' || says === 'repaid';
  return (
    <TimelineItem
      marker={<Icon />}
      tone={isVoided ? 'neutral' : TONE[says]}
      title={t(late && says === 'received' ? 'payment.line.late' : `payment.line.${says}`, { amount: shown })}
      meta={
        <>
          <time dateTime={moved ? on : recordedAt}>{date(moved ? on : recordedAt)}</time>
          {reference && ` · ${reference}`}
        </>
      }
    >
      {reason && <p className="text-sm whitespace-pre-line text-ink-soft">{reason}</p>}
      {isVoided && (
        <Badge tone="warning" className="self-start">
          {t(says === 'reconciled' ? 'payment.line.isUnreconciled' : 'payment.line.isVoided')}
        </Badge>
      )}
      {wayBack && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3 self-start"
          busy={wayBack.kind === 'unreconcile' && busy}
          aria-label={t(`payment.${wayBack.kind}.of`, { amount: shown, date: date(on) })}
          onClick={wayBack.press}
        >
          <Undo2 />
          {t(wayBack.kind === 'unreconcile' ? 'payment.unreconcile' : 'payment.void')}
        </Button>
      )}
    </TimelineItem>
  );
}
