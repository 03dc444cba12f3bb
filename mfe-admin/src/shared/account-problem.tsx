import { ACCOUNT_PROBLEMS, type AccountProblem } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { useTranslations } from '../translations/translations';

const isProblem = (said: string): said is AccountProblem => ACCOUNT_PROBLEMS.some((known) => known === said);

/**
 * Why an account at the OpenID provider could not be used, by the code in the return address; renders nothing without
 * one.
 */
export function AccountProblemNotice({ problem }: { problem: string }) {
  const t = useTranslations();
  if (problem === '') return null;
  return (
    <Notice tone="danger" title={t('account.failed')}>
      {t(`account.problem.${isProblem(problem) ? problem : 'failed'}`)}
    </Notice>
  );
}
