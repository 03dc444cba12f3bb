import { SAFARI_TIME_ZONE } from '@safari/contracts';
import { useLanguage } from '@safari/web-kit';
import { useMemo } from 'react';

/** An ISO moment as the clock at the safari shows it, with its zone: `Jul 14, 2026, 7:00 PM GMT+3`. */
export function useSafariTime(): (moment: string) => string {
  const { language } = useLanguage();
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: SAFARI_TIME_ZONE,
        timeZoneName: 'short',
      }),
    [language],
  );
  return (moment) => format.format(new Date(moment));
}
