import { Button } from '@safari/ui';
import { Building2 } from '@safari/ui/icons';
import { isCallError } from '@safari/web-kit';
import { useJoinByAccountMutation } from '../data/account.api';
import { FailureNotice } from '../shared/failure-notice';
import { useProvider } from '../shared/use-provider';
import { useTranslations } from '../translations/translations';
import { AccountWay } from './account-way';
import { OrLine } from './or-line';

export interface JoinByAccountProps {
  token: string;
  email: string;
  /** The link opens no more. @param refusal says why */
  onEnded: (refusal: unknown) => void;
}

/** The other way to join: the account of the invited address signs in from then on. */
export function JoinByAccount({ token, email, onEnded }: JoinByAccountProps) {
  const t = useTranslations();
  const [join] = useJoinByAccountMutation();
  const { leave, leaving, error } = useProvider(async () => {
    try {
      return await join({ token }).unwrap();
    } catch (refusal) {
      if (isGone(refusal)) onEnded(refusal);
      throw refusal;
    }
  });
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

/** It was taken back, replaced or used, or its time is over. */
export const isGone = (error: unknown): boolean => isCallError(error) && error.status === 410;
