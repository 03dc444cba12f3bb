import type { WebhookDelivery } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The attempts to post a message to the operator's endpoint, the responses, and the time of the next attempt. */
export function DeliveryLog({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { state, attempts, nextAttemptAt } = delivery;
  const next = nextAttemptAt !== null && attempts.length > 0;
  return (
    <details className="mt-2 border-t border-current/20 pt-2 text-xs">
      <summary className="cursor-pointer">
        {t(`delivery.${state}`)} · {t('delivery.attempts', { count: attempts.length })}
        {next && ` · ${t('delivery.next', { when: dateTime(nextAttemptAt) })}`}
      </summary>
      <ol className="mt-1.5 flex list-decimal flex-col gap-1 pl-5">
        {attempts.map(({ at, reason }) => (
          <li key={at} className="break-words">
            <time dateTime={at}>{dateTime(at)}</time>: {reason ?? t('delivery.taken')}
          </li>
        ))}
      </ol>
    </details>
  );
}
