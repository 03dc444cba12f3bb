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
  /** The OpenID provider has just confirmed the member. */
  isConfirmed?: boolean;
  /** Called when the provider's confirmation was used without a passkey being made. */
  onSpent?: (error: unknown) => void;
  onClose: () => void;
}

/** Adds a passkey: the member first confirms with one they have, then the new one is created. */
export function AddPasskeyDialog({ isConfirmed = false, onSpent, onClose }: AddPasskeyDialogProps) {
  const t = useTranslations();
  const [confirmation] = usePasskeyConfirmationMutation();
  const [optionsOf] = useNewPasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const [confirmed, setConfirmed] = useState<PasskeyOptions>();
  /** Whatever the result, the confirmation is used up. */
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
