import { useFormat } from '@safari/web-kit';
import { useId } from 'react';
import {
  AvailabilityRequestMenu,
  type AvailabilityRequestMenuProps,
} from '../shared/availability-request-menu';
import { OnlyFor } from '../shared/only-for';
import { RequestBadges } from '../shared/request-badges';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';

/** The state of the availability request to one operator, above the messages with them. */
export function AvailabilityRequestBar({ request, over }: Omit<AvailabilityRequestMenuProps, 'place'>) {
  const t = useTranslations();
  const bar = useId();
  const { money } = useFormat();
  const relative = useRelative();
  const { quotedPrice, answeredBy, answeredAt } = request;
  return (
    <section
      id={bar}
      tabIndex={-1}
      aria-label={t('availabilityRequest.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-surface-sunk px-3 py-2 text-sm outline-none"
    >
      <span className="text-ink-soft">{t('availabilityRequest.title')}</span>
      <RequestBadges request={request} />
      {quotedPrice !== null && (
        <span className="font-semibold">{t('communications.quoted', { price: money(quotedPrice) })}</span>
      )}
      {answeredBy !== null && answeredAt !== null && (
        <span className="text-ink-soft">
          {t('availabilityRequest.answered', { name: answeredBy, when: relative(answeredAt) })}
        </span>
      )}
      <OnlyFor duty="office">
        <span className="ml-auto">
          <AvailabilityRequestMenu request={request} over={over} place={bar} />
        </span>
      </OnlyFor>
    </section>
  );
}
