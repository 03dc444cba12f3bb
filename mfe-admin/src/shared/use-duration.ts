import { useLanguage } from '@safari/web-kit';
import { durationParts } from './waiting.rules';

/** Minutes as people read (`26h 5m`) and as they are read out (`26 hours 5 minutes`). */
export function useDuration(): (minutes: number, how: 'narrow' | 'long') => string {
  const { language } = useLanguage();
  return (minutes, unitDisplay) =>
    durationParts(minutes)
      .map(([value, unit]) => value.toLocaleString(language, { style: 'unit', unit, unitDisplay }))
      .join(' ');
}
