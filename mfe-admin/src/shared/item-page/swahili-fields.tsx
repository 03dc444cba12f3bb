import type { Translation } from '@safari/contracts';
import { Accordion, AccordionItem, Field, Textarea } from '@safari/ui';
import { useTranslations } from '../../translations/translations';
import { translated } from './item-page.rules';

export interface SwahiliFieldsProps {
  /** Every English text of the item as it stands in the form. */
  texts: readonly string[];
  translations: readonly Translation[];
  onChange: (translations: Translation[]) => void;
}

/** The item's texts one under the other, each with its Swahili; what is left empty is shown in English. */
export function SwahiliFields({ texts, translations, onChange }: SwahiliFieldsProps) {
  const t = useTranslations();
  const known = new Map(translations.map(({ en, sw }) => [en, sw]));
  const missing = texts.filter((en) => !known.get(en)).length;
  return (
    <Accordion>
      <AccordionItem title={t('swahili')} meta={t('swahili.missing', { missing, count: texts.length })}>
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink-soft">{t('swahili.text')}</p>
          {texts.map((en) => (
            <Field key={en} label={en} className="[&_label]:font-normal [&_label]:whitespace-pre-line">
              <Textarea
                lang="sw"
                rows={en.length > 90 ? 4 : 1}
                value={known.get(en) ?? ''}
                onChange={({ target }) => onChange(translated(translations, en, target.value))}
              />
            </Field>
          ))}
        </div>
      </AccordionItem>
    </Accordion>
  );
}
