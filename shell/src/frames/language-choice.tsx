import { Field, Select } from '@safari/ui';
import { useLanguage } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

/** Each language names itself. */
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
] as const;

/** The language of the public side; the choice is remembered. */
export function LanguageChoice() {
  const t = useMessages();
  const { language, choose } = useLanguage();
  return (
    <Field label={t('footer.language')}>
      <Select
        className="max-w-40"
        options={LANGUAGES}
        value={LANGUAGES.find(({ value }) => value === language)?.value ?? 'en'}
        onValueChange={choose}
      />
    </Field>
  );
}
