import { SIGN_IN_PROBLEMS, type SignInProblem } from '@safari/contracts';
import { Button, Card, CardBody, Notice, SectionHeading } from '@safari/ui';
import { keepsTyped, Navigate, startSignIn, useBrand, useSession, useUrlState } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/later-translations';

/** A path of our own origin, never an address on another host. */
const OUR_PATH = /^\/(?![/\\])\S*$/;

const isProblem = (said: string): said is SignInProblem => SIGN_IN_PROBLEMS.some((known) => known === said);

/** The customer sign-in; `?returnTo=` names the screen that sent them here, `?problem=` the reason of a failure. */
export function LoginScreen() {
  const t = useTranslations();
  const { user } = useSession();
  const { email } = useBrand();
  const [asked] = useUrlState({ returnTo: '/', problem: '' });
  const [isTypedKept] = useState(keepsTyped);
  const returnTo = OUR_PATH.test(asked.returnTo) ? asked.returnTo : '/';
  const problem = isProblem(asked.problem) ? asked.problem : 'failed';
  if (user) return <Navigate to={returnTo} replace />;
  return (
    <Card className="mx-auto my-section w-[calc(100%-2*var(--spacing-gutter))] max-w-md">
      <CardBody>
        <SectionHeading level={1} size="section" title={t('login.welcome')} lede={t('login.text')} />
        {asked.problem && (
          <Notice tone={problem === 'cancelled' ? 'info' : 'danger'} title={t(`login.problem.${problem}`)}>
            {t(`login.problem.${problem}.text`, { email })}
          </Notice>
        )}
        {isTypedKept && (
          <Notice tone="info" title={t('login.kept')}>
            {t('login.kept.text')}
          </Notice>
        )}
        <Button block size="lg" onClick={() => startSignIn(returnTo)}>
          {t('login.google')}
        </Button>
      </CardBody>
    </Card>
  );
}
