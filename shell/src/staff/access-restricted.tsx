import { EmptyState, LinkButton } from '@safari/ui';
import { Lock } from '@safari/ui/icons';
import { Link, RemotePart } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Stands in the place of every staff screen while staff is not signed in; `atWork`: one who was until just now. */
export function AccessRestricted({ atWork }: { atWork: boolean }) {
  const t = useTranslations();
  const toLogin = (
    <LinkButton asChild>
      <Link to="/adminlogin">{t('restricted.login')}</Link>
    </LinkButton>
  );
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={t('restricted')}
      action={atWork ? <RemotePart remote="admin" part="SignInAgain" failed={toLogin} /> : toLogin}
    >
      {t('restricted.text')}
    </EmptyState>
  );
}
