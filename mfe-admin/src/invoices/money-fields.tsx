import { Field, MoneyInput } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import type { ComponentProps, ReactNode } from 'react';
import { TransferFields, type TransferFieldsProps } from '../shared/transfer-fields';
import { useTranslations } from '../translations/translations';
import type { MoneyWords } from './payment.rules';

export interface MoneyFieldsProps extends Pick<TransferFieldsProps, 'day' | 'reference'> {
  words: MoneyWords;
  amount: Omit<ComponentProps<typeof MoneyInput>, 'sign'>;
  /** Shown below the amount. */
  warning?: ReactNode;
  errors: Partial<Record<'amount' | 'day' | 'reference', string | undefined>>;
}

/** The amount, day and reference of a payment or repayment. */
export function MoneyFields({ words, amount, day, reference, errors, warning }: MoneyFieldsProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  return (
    <>
      <Field label={t(`${words}.amount`)} error={errors.amount} required>
        <MoneyInput {...amount} sign={currency.sign} />
      </Field>
      {warning}
      <TransferFields
        words={words}
        day={day}
        reference={reference}
        hint={t('payment.part.reference.hint')}
        errors={errors}
      />
    </>
  );
}
