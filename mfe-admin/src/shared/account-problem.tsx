import { ACCOUNT_PROBLEMS, type AccountProblem } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { useTranslations } from '../translations/translations';

const isProblem = (said: string): said is AccountProblem => ACCOUNT_PROBLEMS.some((known) => known === said);

/** Why an account at the OpenID provider did not do what it was to, as the way back says; draws nothing without. */
export function AccountProblemNotice({ problem }: { problem: string }) {
  const t = useTranslations();
  if (problem === '') return null;
  return (
    <Notice tone="danger" title={t('account.failed')}>
      {t(`account.problem.${isProblem(problem) ? problem : 'failed'}`)}
    </Notice>
  );
}
