import { Button } from '@safari/ui';
import { Building2 } from '@safari/ui/icons';
import { useJoinByAccountMutation } from '../data/account.api';
import { FailureNotice } from '../shared/failure-notice';
import { useProvider } from '../shared/use-provider';
import { useTranslations } from '../translations/translations';
import { AccountWay } from './account-way';
import { OrLine } from './or-line';

/** The other way to join: the account of the invited address signs in from then on. */
export function JoinByAccount({ token, email }: { token: string; email: string }) {
  const t = useTranslations();
  const [join] = useJoinByAccountMutation();
  const { leave, leaving, error } = useProvider(() => join({ token }).unwrap());
  return (
    <AccountWay>
      <OrLine />
      <p className="text-sm text-ink-soft">{t('join.account.text', { email })}</p>
      <FailureNotice error={error} />
      <Button variant="secondary" block busy={leaving} onClick={() => void leave()}>
        <Building2 />
        {t('join.account')}
      </Button>
    </AccountWay>
  );
}
