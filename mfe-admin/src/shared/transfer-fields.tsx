import { DateField, Field, TextInput } from '@safari/ui';
import { useToday } from '@safari/web-kit/clock';
import type { ComponentProps } from 'react';
import { useTranslations } from '../translations/translations';
import type { TransferWords } from './transfer.rules';

export interface TransferFieldsProps {
  words: TransferWords;
  day: ComponentProps<typeof DateField>;
  reference: ComponentProps<typeof TextInput>;
  /** Says where to find the reference. */
  hint: string;
  errors: Partial<Record<'day' | 'reference', string | undefined>>;
}

/** The fields for the day and the reference of a transfer. */
export function TransferFields({ words, day, reference, hint, errors }: TransferFieldsProps) {
  const t = useTranslations();
  const today = useToday();
  return (
    <>
      <Field label={t(`${words}.day`)} error={errors.day} required>
        <DateField {...day} max={today} />
      </Field>
      <Field label={t(`${words}.reference`)} hint={hint} error={errors.reference} required>
        <TextInput {...reference} />
      </Field>
    </>
  );
}
