import type { Passkey } from '@safari/contracts';
import { Button, EmptyState, Skeleton } from '@safari/ui';
import { KeyRound, Plus } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useState } from 'react';
import { AccountProblemNotice } from '../shared/account-problem';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { ConfirmByAccountDialog } from './confirm-by-account-dialog';
import { useOwnPasskeysQuery } from './passkey-list.api';
import { PasskeyTable } from './passkey-table';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

/**
 * The member's own passkeys. `?account=confirmed` and `?problem=` are the result of a visit to the OpenID provider,
 * `?removes=` is the passkey that it was to remove.
 */
export function OwnPasskeys({ hasAccount }: { hasAccount: boolean }) {
  const t = useTranslations();
  const [said, setSaid] = useUrlState({ account: '', problem: '', removes: '' });
  const isConfirmed = said.account === 'confirmed';
  const [adds, setAdds] = useState(isConfirmed && said.removes === '');
  const result = useOwnPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const byAccount = hasAccount && !isConfirmed && result.data?.length === 0;
  const [chosen, setChosen] = useState<{ passkey: Passkey; step: 'rename' | 'remove' }>();
  const removed =
    chosen?.step === 'remove'
      ? chosen.passkey
      : isConfirmed && result.data?.find(({ id }) => id === said.removes);
  const [failure, setFailure] = useState<unknown>();
  const confirmAgain = (error: unknown) => {
    setFailure(error);
    setSaid({ account: '' });
  };
  const close = () => {
    setAdds(false);
    setFailure(undefined);
    setSaid({ account: '', problem: '', removes: '' });
    setChosen(undefined);
  };
  return (
    <section aria-labelledby="passkeys" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="passkeys" className="font-display text-xl">
            {t('passkeys.title')}
          </h2>
          <p className="text-sm text-ink-soft">
            {t('passkeys.text')} {hasAccount && t('passkeys.account')}
          </p>
        </div>
        <Button variant="secondary" onClick={() => setAdds(true)}>
          <Plus />
          {t('passkeys.add')}
        </Button>
      </header>
      <AccountProblemNotice problem={said.problem} />
      <StaffRemoteData
        result={result}
        loading={<Skeleton className="h-32" />}
        empty={<EmptyState icon={<KeyRound />} title={t('passkeys.none')} />}
      >
        {(passkeys) => (
          <PasskeyTable
            caption={t('passkeys.title')}
            passkeys={passkeys}
            onRename={(passkey) => setChosen({ passkey, step: 'rename' })}
            onRemove={(passkey) => setChosen({ passkey, step: 'remove' })}
          />
        )}
      </StaffRemoteData>
      {adds && byAccount && <ConfirmByAccountDialog failure={failure} onClose={close} />}
      {adds && !byAccount && (
        <AddPasskeyDialog isConfirmed={isConfirmed} onSpent={confirmAgain} onClose={close} />
      )}
      {chosen?.step === 'rename' && <RenamePasskeyDialog passkey={chosen.passkey} onClose={close} />}
      {removed && (
        <RemovePasskeyDialog
          passkey={removed}
          isConfirmed={isConfirmed}
          hasAccount={hasAccount}
          onClose={close}
        />
      )}
    </section>
  );
}
