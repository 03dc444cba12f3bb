import { isPerPerson, itemNameIn } from '@safari/contracts';
import { Button, Confirm, Notice } from '@safari/ui';
import { useFormat, useLanguage } from '@safari/web-kit';
import { isDomainError } from '../shared/domain-error';
import { useErrorText } from '../shared/error-text';
import { useFocusWhen } from '../shared/use-focus-when';
import { useTranslations } from '../translations/later-translations';
import type { SentState } from './use-sent-booking';
import type { TwinQuestion } from './use-twin-question';
import type { OfferChange, WatchedOffer } from './use-watched-offer';

/** The changes to the offer since the dialog was opened, which must be accepted before booking. */
export function OfferChangesNotice({ watched: { changes, isAccepted, accept } }: { watched: WatchedOffer }) {
  const t = useTranslations();
  const { money } = useFormat();
  const place = useFocusWhen(changes.length > 0 && isAccepted);
  if (changes.length === 0) return null;
  const onlyPrice = changes.every(({ field }) => field === 'unitPrice');
  const say = ({ field, before, now }: OfferChange) => {
    const length = (duration: number | string) =>
      typeof duration === 'number' ? t('days', { count: duration }) : duration;
    if (field === 'unitPrice') {
      const words = isPerPerson(now.priceUnit) ? 'booking.priceChanged.text' : 'booking.priceChanged.each';
      return t(words, { price: money(now.unitPrice) });
    }
    if (field === 'duration')
      return t('booking.changed.duration', { before: length(before.duration), now: length(now.duration) });
    return t(`booking.changed.${field}`, { before: before[field], now: now[field] });
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
          <p key={change.field}>{say(change)}</p>
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
  const errorText = useErrorText(({ code, errors, limit, retryAfter, open }) => {
    if (code === 'not_found' || errors?.['itemId']) return t('booking.missing');
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
