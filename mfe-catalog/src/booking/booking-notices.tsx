import { itemNameIn } from '@safari/contracts';
import { Button, Confirm, Notice } from '@safari/ui';
import { useFormat, useLanguage } from '@safari/web-kit';
import { isDomainError } from '../shared/domain-error';
import { useErrorText } from '../shared/error-text';
import { useFocusWhen } from '../shared/use-focus-when';
import { useTranslations } from '../translations/later-translations';
import type { SentState } from './use-sent-booking';
import type { TermChange, Terms } from './use-terms';
import type { TwinQuestion } from './use-twin-question';

/** What has become another one since the dialog was opened, to be accepted before it is booked. */
export function TermsNotice({ terms: { changes, isAccepted, accept } }: { terms: Terms }) {
  const t = useTranslations();
  const { money } = useFormat();
  const place = useFocusWhen(changes.length > 0 && isAccepted);
  if (changes.length === 0) return null;
  const onlyPrice = changes.every(({ term }) => term === 'unitPrice');
  const say = ({ term, before, now }: TermChange) => {
    const length = (duration: number | string) =>
      typeof duration === 'number' ? t('days', { count: duration }) : duration;
    if (term === 'unitPrice') return t('booking.priceChanged.text', { price: money(now.unitPrice) });
    if (term === 'duration')
      return t('booking.changed.duration', { before: length(before.duration), now: length(now.duration) });
    return t(`booking.changed.${term}`, { before: before[term], now: now[term] });
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="warning"
        title={onlyPrice ? t('booking.priceChanged') : t('booking.changed')}
        action={
          isAccepted ? undefined : (
            <Button variant="secondary" size="sm" onClick={accept}>
              {t('booking.changed.accept')}
            </Button>
          )
        }
      >
        {changes.map((change) => (
          <p key={change.term}>{say(change)}</p>
        ))}
      </Notice>
    </div>
  );
}

export function SentNotice({ state }: { state: SentState | undefined }) {
  const t = useTranslations();
  if (state === undefined) return null;
  return (
    <Notice tone={state === 'unknown' ? 'warning' : 'info'} title={t(`booking.sent.${state}`)}>
      {t(`booking.sent.${state}.text`)}
    </Notice>
  );
}

export function FailureNotice({ failure }: { failure: unknown }) {
  const t = useTranslations();
  const errorText = useErrorText(({ code, limit, retryAfter, open }) => {
    if (code === 'not_found') return t('booking.missing');
    if (limit === 'hour') return t('booking.limit.hour', { count: Math.ceil(Number(retryAfter) / 60) });
    return limit === 'open' ? t('booking.limit.open', { open: Number(open) }) : undefined;
  });
  if (!isDomainError(failure)) {
    return (
      <Notice tone="danger" title={t('booking.sent.unknown')}>
        <p>{t('booking.sent.unknown.text')}</p>
        <p>{errorText(failure)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={t('booking.refused')}>
      {errorText(failure) ?? t('booking.failed.text')}
    </Notice>
  );
}

export function TwinConfirm({ question }: { question: TwinQuestion | undefined }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { date } = useFormat();
  if (!question) return null;
  const { twin, answer } = question;
  return (
    <Confirm
      open
      onOpenChange={() => answer(false)}
      title={t('booking.twin')}
      description={t('booking.twin.text', {
        reference: twin.reference,
        name: itemNameIn(twin, language),
        date: date(twin.preferredDate),
        guests: t('desk.guests', { count: twin.numberOfTravelers }),
      })}
      cancelLabel={t('booking.twin.no')}
      confirmLabel={t('booking.twin.yes')}
      onConfirm={() => answer(true)}
    />
  );
}
