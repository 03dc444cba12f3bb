import type { Passkey } from '@safari/contracts';
import { Button, Skeleton } from '@safari/ui';
import { Plus } from '@safari/ui/icons';
import { useState } from 'react';
import { DeleteConfirm } from '../shared/delete-confirm';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { useOwnPasskeysQuery, useRemovePasskeyMutation } from './passkey-list.api';
import { PasskeyTable } from './passkey-table';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

/** What a member signs in by: the telephone's passkey, the laptop's. */
export function OwnPasskeys() {
  const t = useTranslations();
  const [adds, setAdds] = useState(false);
  const [chosen, setChosen] = useState<{ passkey: Passkey; step: 'rename' | 'remove' }>();
  const [remove] = useRemovePasskeyMutation();
  const close = () => {
    setAdds(false);
    setChosen(undefined);
  };
  return (
    <section aria-labelledby="passkeys" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="passkeys" className="font-display text-xl">
            {t('passkeys.title')}
          </h2>
          <p className="text-sm text-ink-soft">{t('passkeys.text')}</p>
        </div>
        <Button variant="secondary" onClick={() => setAdds(true)}>
          <Plus />
          {t('passkeys.add')}
        </Button>
      </header>
      <StaffRemoteData result={useOwnPasskeysQuery()} loading={<Skeleton className="h-32" />} empty={null}>
        {(passkeys) => (
          <PasskeyTable
            caption={t('passkeys.title')}
            passkeys={passkeys}
            onRename={(passkey) => setChosen({ passkey, step: 'rename' })}
            onRemove={(passkey) => setChosen({ passkey, step: 'remove' })}
          />
        )}
      </StaffRemoteData>
      {adds && <AddPasskeyDialog onClose={close} />}
      {chosen?.step === 'rename' && <RenamePasskeyDialog passkey={chosen.passkey} onClose={close} />}
      {chosen?.step === 'remove' && (
        <DeleteConfirm
          title={t('passkeys.remove.title', { name: chosen.passkey.name })}
          description={t('passkeys.remove.text')}
          remove={() => remove(chosen.passkey.id).unwrap()}
          onClose={close}
        />
      )}
    </section>
  );
}
