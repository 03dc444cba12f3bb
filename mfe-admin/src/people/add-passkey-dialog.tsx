import { isBlank, type PasskeyOptions } from '@safari/contracts';
import { Field, Notice, TextInput, toast } from '@safari/ui';
import { isCallError, useForm } from '@safari/web-kit';
import { useState } from 'react';
import { AUTHENTICATOR, isKnown } from '../shared/authenticator';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';
import {
  useAddPasskeyMutation,
  useNewPasskeyOptionsMutation,
  usePasskeyConfirmationMutation,
} from './passkey-list.api';

export interface AddPasskeyDialogProps {
  /** The OpenID provider has confirmed just now that it is still the member. */
  isConfirmed?: boolean;
  /** What the provider has confirmed is used up, and no passkey was made. */
  onSpent?: (error: unknown) => void;
  onClose: () => void;
}

/** A member adds a passkey: first one that they have says that it is still them, then the new one is made. */
export function AddPasskeyDialog({ isConfirmed = false, onSpent, onClose }: AddPasskeyDialogProps) {
  const t = useTranslations();
  const [confirmation] = usePasskeyConfirmationMutation();
  const [optionsOf] = useNewPasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const [confirmed, setConfirmed] = useState<PasskeyOptions>();
  /** Whatever becomes of it, what was asked has been answered. */
  const spending = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      setConfirmed(undefined);
      if (isConfirmed) onSpent?.(error);
      throw error;
    }
  };
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({ name: isBlank(name) ? t('passkeys.fault.name') : undefined }),
    submit: async ({ name }) => {
      if (!confirmed && !isConfirmed) {
        const credential = await AUTHENTICATOR.prove(await confirmation().unwrap());
        setConfirmed(await optionsOf({ credential }).unwrap());
        return;
      }
      const options = confirmed ?? (await spending(() => optionsOf({}).unwrap()));
      setConfirmed(options);
      const credential = await AUTHENTICATOR.make(options);
      await spending(() => add({ name: name.trim(), credential }).unwrap());
      toast({ title: t('passkeys.added.toast', { name: name.trim() }) });
      onClose();
    },
  });
  const { failure } = form;
  const isMaking = isConfirmed || confirmed !== undefined;
  const left = failure === undefined || isCallError(failure) ? undefined : failure;
  return (
    <StepDialog
      onClose={onClose}
      title={t('passkeys.add')}
      description={t(isMaking ? 'passkeys.add.make.text' : 'passkeys.add.text')}
      form={{ ...form, failure: left ? undefined : failure }}
      confirm={t(isMaking ? 'passkeys.add.make' : 'passkeys.add.confirm')}
    >
      <Field label={t('passkeys.name')} hint={t('passkeys.name.hint')} error={form.errors.name} required>
        <TextInput {...form.input('name')} autoComplete="off" maxLength={60} />
      </Field>
      {left !== undefined && (
        <Notice tone="danger">{t(isKnown(left) ? 'passkeys.known' : 'passkey.unused')}</Notice>
      )}
    </StepDialog>
  );
}
