import { LinkButton, Notice } from '@safari/ui';
import { isCallError, useAdmin, useForm } from '@safari/web-kit';
import { useState } from 'react';
import { AUTHENTICATOR } from '../shared/authenticator';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';
import { useMembersQuery } from './member.api';
import {
  useConfirmDecisionsMutation,
  useOwnPasskeysQuery,
  usePasskeyConfirmationMutation,
} from './passkey-list.api';

export interface ConfirmDecisionDialogProps {
  /** The member said that they had confirmed, but the server does not know of it. */
  isAgain: boolean;
  /** Called with whether the member has confirmed. */
  onAnswer: (isConfirmed: boolean) => void;
}

/**
 * Asks a member to confirm that it is still them: by a passkey, or by the office account in a new tab, so that this
 * page is kept.
 */
export function ConfirmDecisionDialog({ isAgain, onAnswer }: ConfirmDecisionDialogProps) {
  const t = useTranslations();
  const { member } = useAdmin();
  const { data: members } = useMembersQuery();
  const { data: passkeys } = useOwnPasskeysQuery();
  const [confirmation] = usePasskeyConfirmationMutation();
  const [confirm] = useConfirmDecisionsMutation();
  const [isAside, setAside] = useState(false);
  const hasAccount = members?.find(({ id }) => id === member?.memberId)?.hasAccount ?? false;
  const hasPasskey = passkeys?.length !== 0;
  const byPasskey = hasPasskey && !isAside;
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      if (byPasskey) {
        const credential = await AUTHENTICATOR.prove(await confirmation().unwrap());
        await confirm({ credential }).unwrap();
      }
      onAnswer(true);
    },
  });
  const { failure } = form;
  const isUnused = failure !== undefined && !isCallError(failure);
  return (
    <StepDialog
      onClose={() => onAnswer(false)}
      title={t('confirm.title')}
      description={t('confirm.text')}
      form={{ ...form, failure: isUnused ? undefined : failure }}
      confirm={t(byPasskey ? 'confirm.passkey' : 'confirm.goOn')}
    >
      {isAgain && !isAside && <Notice tone="warning">{t('confirm.notYet')}</Notice>}
      {byPasskey && <p>{t('confirm.byPasskey')}</p>}
      {hasAccount && (
        <div className="flex flex-col items-start gap-3">
          <p aria-live="polite">{t(isAside ? 'confirm.aside' : ACCOUNT_TEXTS[`${hasPasskey}`])}</p>
          <LinkButton asChild variant="secondary">
            <a
              href="/auth/office/confirmation"
              target="_blank"
              rel="noreferrer"
              onClick={() => setAside(true)}
            >
              {t('passkeys.add.account')}
            </a>
          </LinkButton>
        </div>
      )}
      {isUnused && <Notice tone="danger">{t('passkey.unused')}</Notice>}
    </StepDialog>
  );
}

/** By whether the member has a passkey. */
const ACCOUNT_TEXTS = { true: 'confirm.account.instead', false: 'confirm.account' } as const;
