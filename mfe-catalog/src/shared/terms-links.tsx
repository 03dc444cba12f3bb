import { TextLink } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { termsPath } from './terms-path';

/**
 * Links to the payment and cancellation terms, for use beside a price; they open in a new tab, so that nothing typed is
 * lost.
 */
export function TermsLinks() {
  const t = useTranslations();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {(['cancellation', 'refunds', 'deposit'] as const).map((page) => (
        <TextLink key={page} href={termsPath(page)} target="_blank">
          {t(`terms.${page}`)}
        </TextLink>
      ))}
    </p>
  );
}
