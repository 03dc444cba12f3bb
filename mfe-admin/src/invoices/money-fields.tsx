import { today } from '@safari/contracts';
import { DateField, Field, MoneyInput, TextInput } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import type { MoneyWords } from './payment.rules';

export interface MoneyFieldsProps {
  words: MoneyWords;
  amount: Omit<ComponentProps<typeof MoneyInput>, 'sign'>;
  day: ComponentProps<typeof DateField>;
  reference: ComponentProps<typeof TextInput>;
  /** Below the amount. */
  warning?: ReactNode;
  errors: Partial<Record<'amount' | 'day' | 'reference', string | undefined>>;
}

/** How much money moved, on which day and by which reference. */
export function MoneyFields({ words, amount, day, reference, errors, warning }: MoneyFieldsProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  return (
    <>
      <Field label={t(`${words}.amount`)} error={errors.amount} required>
        <MoneyInput {...amount} sign={currency.sign} />
      </Field>
      {warning}
      <Field label={t(`${words}.day`)} error={errors.day} required>
        <DateField {...day} max={today()} />
      </Field>
      <Field
        label={t(`${words}.reference`)}
        hint={t('payment.part.reference.hint')}
        error={errors.reference}
        required
      >
        <TextInput {...reference} />
      </Field>
    </>
  );
}
