import { type DeliveryState, type InvoiceDelivery, safariTime } from '@safari/contracts';
import { Badge, type BadgeTone, Button } from '@safari/ui';
import { RotateCw } from '@safari/ui/icons';
import { useLanguage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

const TONE: Record<DeliveryState, BadgeTone> = {
  queued: 'info',
  retrying: 'warning',
  sent: 'success',
  failed: 'danger',
};

export interface DeliveryRowProps {
  delivery: InvoiceDelivery;
  /** Undefined if sending again makes no sense. */
  onSendAgain?: () => void;
  busy: boolean;
}

/** One delivery to one recipient: its state, since when, and why it failed. */
export function DeliveryRow({ delivery, onSendAgain, busy }: DeliveryRowProps) {
  const t = useTranslations();
  const { email, state, reason } = delivery;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 text-sm first:pt-1">
      <span className="min-w-0 break-words [overflow-wrap:anywhere]">{email}</span>
      <Badge tone={TONE[state]}>{t(`payment.delivery.${state}`)}</Badge>
      {onSendAgain && (
        <Button
          size="sm"
          variant="secondary"
          className="order-last sm:order-none sm:ml-auto"
          busy={busy}
          onClick={onSendAgain}
          aria-label={t('payment.delivery.again.label', { email })}
        >
          {!busy && <RotateCw />}
          {t('payment.delivery.again')}
        </Button>
      )}
      <DeliveryProgress delivery={delivery} />
      {reason && (
        <p className="w-full text-xs [overflow-wrap:anywhere] text-ink-faint">
          {t('payment.delivery.reason', { reason })}
        </p>
      )}
    </li>
  );
}

function DeliveryProgress({ delivery: { state, attempts, sentAt } }: { delivery: InvoiceDelivery }) {
  const t = useTranslations();
  const { language } = useLanguage();
  if (state === 'queued') return null;
  return (
    <p className="w-full text-xs text-ink-soft">
      {state === 'sent'
        ? sentAt && <time dateTime={sentAt}>{safariTime(sentAt, language)}</time>
        : t(`payment.delivery.course.${state}`, { count: attempts })}
    </p>
  );
}
