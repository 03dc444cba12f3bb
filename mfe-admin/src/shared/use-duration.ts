import { useLanguage } from '@safari/web-kit';
import { durationParts } from './waiting.rules';

/** Formats minutes for reading (`26h 5m`) or for screen readers (`26 hours 5 minutes`). */
export function useDuration(): (minutes: number, how: 'narrow' | 'long') => string {
  const { language } = useLanguage();
  return (minutes, unitDisplay) =>
    durationParts(minutes)
      .map(([value, unit]) => value.toLocaleString(language, { style: 'unit', unit, unitDisplay }))
      .join(' ');
}
