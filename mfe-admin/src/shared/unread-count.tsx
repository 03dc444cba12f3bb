import { useTranslations } from '../translations/translations';

/** The number of unread messages of a booking; renders nothing for zero. */
export function UnreadCount({ count }: { count: number }) {
  const t = useTranslations();
  if (count === 0) return null;
  return (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('messages.unread', { count })}</span>
    </span>
  );
}
