import type { Translation } from '@safari/contracts';
import { Accordion, AccordionItem, Field, FieldError, Textarea } from '@safari/ui';
import type { FieldErrors } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { listError } from '../lines.rules';
import { translated } from './item-page.rules';

export interface SwahiliFieldsProps {
  /** Every English text of the item, as currently in the form. */
  texts: readonly string[];
  translations: readonly Translation[];
  errors: FieldErrors;
  onChange: (translations: Translation[]) => void;
}

/** The item's texts, each with a field for its Swahili translation; without one, the English is shown. */
export function SwahiliFields({ texts, translations, errors, onChange }: SwahiliFieldsProps) {
  const t = useTranslations();
  const known = new Map(translations.map(({ en, sw }) => [en, sw]));
  const missing = texts.filter((en) => !known.get(en)).length;
  const reasonOf = (text: string) =>
    listError(errors, `translations.${translations.findIndex(({ en }) => en === text)}`);
  const reason = listError(errors, 'translations');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  if (reason !== shown) {
    setShown(reason);
    if (reason) setOpen(true);
  }
  return (
    <Accordion>
      <AccordionItem
        title={t('swahili')}
        meta={t('swahili.missing', { missing, count: texts.length })}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink-soft">{t('swahili.text')}</p>
          <FieldError>{!texts.some(reasonOf) && reason}</FieldError>
          {texts.map((en) => (
            <Field
              key={en}
              label={en}
              error={reasonOf(en)}
              className="[&_label]:font-normal [&_label]:whitespace-pre-line"
            >
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
