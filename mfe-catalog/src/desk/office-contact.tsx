import type { Booking } from '@safari/contracts';
import { Mail, Phone } from '@safari/ui/icons';
import { callTo, mailTo, useBrand, useFormat } from '@safari/web-kit';
import type { ComponentType } from 'react';
import { useTranslations } from '../translations/later-translations';

/** The office by email and telephone, for one booking. */
export function OfficeContact({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { date } = useFormat();
  const { email, phone } = useBrand();
  const { reference, itemName: name, preferredDate } = booking;
  return (
    <section aria-labelledby="support" className="flex flex-col gap-4">
      <h2 id="support" className="font-display text-xl">
        {t('support.title')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Way
          Icon={Mail}
          href={mailTo(
            email,
            t('support.subject', { reference, name }),
            t('support.body', { reference, name, date: date(preferredDate) }),
          )}
          title={t('support.email')}
          address={email}
          hint={t('support.email.hint')}
        />
        <Way
          Icon={Phone}
          href={callTo(phone)}
          title={t('support.phone')}
          address={phone}
          hint={t('support.phone.hint', { reference })}
        />
      </ul>
    </section>
  );
}

interface WayProps {
  Icon: ComponentType;
  href: string;
  title: string;
  address: string;
  hint: string;
}

function Way({ Icon, href, title, address, hint }: WayProps) {
  return (
    <li>
      <a
        href={href}
        className="flex h-full items-start gap-4 rounded-lg border border-line-strong bg-surface-raised p-5 no-underline hover:border-ink-soft"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block break-words text-accent-ink">{address}</span>
          <span className="mt-1 block text-sm text-ink-soft">{hint}</span>
        </span>
      </a>
    </li>
  );
}
