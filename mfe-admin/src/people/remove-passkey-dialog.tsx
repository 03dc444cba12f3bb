import type { Passkey } from '@safari/contracts';
import { Button, Notice } from '@safari/ui';
import { isCallError, useForm } from '@safari/web-kit';
import { useState } from 'react';
import { useConfirmByAccountMutation } from '../data/account.api';
import { AUTHENTICATOR } from '../shared/authenticator';
import { FailureNotice } from '../shared/failure-notice';
import { StepDialog } from '../shared/step-dialog';
import { useProvider } from '../shared/use-provider';
import { useTranslations } from '../translations/translations';
import { usePasskeyConfirmationMutation, useRemovePasskeyMutation } from './passkey-list.api';

export interface RemovePasskeyDialogProps {
  passkey: Passkey;
  /** The OpenID provider has just confirmed the member. */
  isConfirmed: boolean;
  /** A member without a passkey at hand can confirm by the office account. */
  hasAccount: boolean;
  onClose: () => void;
}

/** Removes a passkey, after the member has confirmed with another one, with this one, or by the office account. */
export function RemovePasskeyDialog({ passkey, isConfirmed, hasAccount, onClose }: RemovePasskeyDialogProps) {
  const t = useTranslations();
  const [confirmation] = usePasskeyConfirmationMutation();
  const [remove] = useRemovePasskeyMutation();
  const [confirmByAccount] = useConfirmByAccountMutation();
  const account = useProvider(() => confirmByAccount({ removes: passkey.id }).unwrap());
  const [asks, setAsks] = useState(!isConfirmed);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      const credential = asks ? await AUTHENTICATOR.prove(await confirmation().unwrap()) : undefined;
      setAsks(true); // whatever the result, a confirmation counts once
      await remove({ id: passkey.id, credential }).unwrap();
      onClose();
    },
  });
  const { failure } = form;
  const isUnused = failure !== undefined && !isCallError(failure);
  return (
    <StepDialog
      onClose={onClose}
      title={t('passkeys.remove.title', { name: passkey.name })}
      description={t('passkeys.remove.text')}
      form={{ ...form, failure: isUnused ? undefined : failure }}
      confirm={t(asks ? 'passkeys.remove.confirm' : 'passkeys.remove.now')}
      danger
    >
      {asks && <p>{t('passkeys.remove.confirm.text')}</p>}
      {asks && hasAccount && (
        <div className="flex flex-col items-start gap-3">
          <p>{t('passkeys.remove.account.text')}</p>
          <Button variant="secondary" busy={account.leaving} onClick={() => void account.leave()}>
            {t('passkeys.add.account')}
          </Button>
          <FailureNotice error={account.error} />
        </div>
      )}
      {isUnused && <Notice tone="danger">{t('passkey.unused')}</Notice>}
    </StepDialog>
  );
}
