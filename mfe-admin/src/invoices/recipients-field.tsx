import { INVOICE_RECIPIENTS_MAX } from '@safari/contracts';
import { Button, Field, Tag, TextInput } from '@safari/ui';
import { Plus } from '@safari/ui/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { WhyOff } from '../shared/why-off';
import { useTranslations } from '../translations/translations';
import { addRecipient, type RecipientFault, recipientFault, removeRecipient } from './recipients.rules';

export interface RecipientsFieldProps {
  /** The first is the customer, shown elsewhere. */
  recipients: readonly string[];
  onRecipientsChange: (recipients: readonly string[]) => void;
  /** Typed, but not added yet. */
  text: string;
  onTextChange: (text: string) => void;
  disabled: boolean;
}

/** Additional addresses, added one at a time by Enter or the button. */
export function RecipientsField({
  recipients,
  onRecipientsChange,
  text,
  onTextChange,
  disabled,
}: RecipientsFieldProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const fault = recipientFault(recipients, text);
  // An address that is being typed is not marked as invalid, unless it is on the list already.
  const shown = text.trim() !== '' && (left || fault !== 'invalid') ? fault : undefined;

  const words = (of: RecipientFault) => t(`invoice.fault.${of}`, { max: INVOICE_RECIPIENTS_MAX });

  const change = (next: readonly string[]) => {
    onRecipientsChange(next);
    input.current?.focus(); // the pressed button is disabled or gone
  };
  const add = () => {
    if (fault || disabled) return;
    change(addRecipient(recipients, text));
    onTextChange('');
    setLeft(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (fault) setLeft(true);
    else add();
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Field label={t('invoice.additional.optional')} error={shown && words(shown)}>
        <div className="flex gap-2">
          <TextInput
            ref={input}
            type="email"
            autoComplete="off"
            placeholder={t('invoice.placeholder')}
            value={text}
            disabled={disabled}
            onChange={(event) => {
              onTextChange(event.target.value);
              setLeft(false);
            }}
            onBlur={() => setLeft(true)}
            onKeyDown={onKeyDown}
          />
          <WhyOff tight why={fault && words(fault)}>
            {(off) => (
              <Button
                {...off}
                variant="secondary"
                aria-label={t('invoice.add.label')}
                disabled={disabled}
                onClick={add}
              >
                <Plus />
                {t('invoice.add')}
              </Button>
            )}
          </WhyOff>
        </div>
      </Field>
      <output className="sr-only">{t('invoice.recipients', { count: recipients.length })}</output>
      {recipients.length > 1 && (
        <ul aria-label={t('invoice.additional')} className="flex flex-wrap gap-1.5">
          {recipients.slice(1).map((email) => (
            <li key={email}>
              <Tag
                removeLabel={t('invoice.remove', { email })}
                {...(!disabled && {
                  onRemove: () => change(removeRecipient(recipients, email)),
                })}
              >
                {email}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
