import { Button, Card, CardBody, SectionHeading } from '@safari/ui';
import { Navigate, startSignIn, useSession, useUrlState } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

/** Never another host's address. */
const OUR_PATH = /^\/(?![/\\])/;

/** Where a customer signs in; `?returnTo=` names the screen that sent them here. */
export function LoginScreen() {
  const t = useMessages();
  const { user } = useSession();
  const [asked] = useUrlState({ returnTo: '/' });
  const returnTo = OUR_PATH.test(asked.returnTo) ? asked.returnTo : '/';
  if (user) return <Navigate to={returnTo} replace />;
  return (
    <Card className="mx-auto my-section max-w-md">
      <CardBody>
        <SectionHeading level={1} size="section" title={t('login.welcome')} lede={t('login.text')} />
        <Button block size="lg" onClick={() => startSignIn(returnTo)}>
          {t('login.google')}
        </Button>
      </CardBody>
    </Card>
  );
}
