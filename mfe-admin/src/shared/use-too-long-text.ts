import { tooLong } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Returns a text with the maximum and the actual number of characters, if there are too many. */
export function useTooLongText() {
  const t = useTranslations();
  const { number } = useFormat();
  return (text: string, max: number): string | undefined => {
    const fault = tooLong(text, max);
    return fault && t('text.long', { max: number(fault.max), length: number(fault.length) });
  };
}
