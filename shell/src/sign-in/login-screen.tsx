import { Button, Card, CardBody, Notice, SectionHeading } from '@safari/ui';
import { Navigate, startSignIn, useBrand, useSession, useUrlState } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Never another host's address. */
const OUR_PATH = /^\/(?![/\\])/;

/** Where a customer signs in; `?returnTo=` names the screen that sent them here, `?problem=` says that it failed. */
export function LoginScreen() {
  const t = useTranslations();
  const { user } = useSession();
  const { email } = useBrand();
  const [asked] = useUrlState({ returnTo: '/', problem: '' });
  const returnTo = OUR_PATH.test(asked.returnTo) ? asked.returnTo : '/';
  if (user) return <Navigate to={returnTo} replace />;
  return (
    <Card className="mx-auto my-section w-[calc(100%-2*var(--spacing-gutter))] max-w-md">
      <CardBody>
        <SectionHeading level={1} size="section" title={t('login.welcome')} lede={t('login.text')} />
        {asked.problem && (
          <Notice tone="danger" title={t('login.failed')}>
            {t('login.failed.text', { email })}
          </Notice>
        )}
        <Button block size="lg" onClick={() => startSignIn(returnTo)}>
          {t('login.google')}
        </Button>
      </CardBody>
    </Card>
  );
}
