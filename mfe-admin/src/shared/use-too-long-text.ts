import { tooLong } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Says how many characters a text may have, and how many it has, where these are more. */
export function useTooLongText() {
  const t = useTranslations();
  const { number } = useFormat();
  return (text: string, max: number): string | undefined => {
    const fault = tooLong(text, max);
    return fault && t('text.long', { max: number(fault.max), length: number(fault.length) });
  };
}
