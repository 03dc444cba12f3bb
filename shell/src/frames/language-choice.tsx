import { LANGUAGES, type Language } from '@safari/contracts';
import { Field, Select } from '@safari/ui';
import { useLanguage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sw: 'Kiswahili' };

/** Chooses the language of the public side; the choice is remembered. */
export function LanguageChoice() {
  const t = useTranslations();
  const { language, choose } = useLanguage();
  return (
    <Field label={t('footer.language')}>
      <Select
        className="max-w-40"
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        value={language}
        onValueChange={choose}
      />
    </Field>
  );
}
