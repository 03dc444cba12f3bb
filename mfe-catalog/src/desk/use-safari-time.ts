import { safariTimeFormat } from '@safari/contracts';
import { useLanguage } from '@safari/web-kit';
import { useMemo } from 'react';

/** An ISO moment as the clock at the safari shows it, with its zone. */
export function useSafariTime(): (moment: string) => string {
  const { language } = useLanguage();
  return useMemo(() => safariTimeFormat(language), [language]);
}
