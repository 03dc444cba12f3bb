import { EmptyState, LinkButton } from '@safari/ui';
import { Lock } from '@safari/ui/icons';
import { Link, RemotePart } from '@safari/web-kit';
import { useNavigation, useSlot } from '../remotes/use-remotes';
import { useTranslations } from '../translations/later-translations';

/**
 * Shown in place of every staff screen while nobody is signed in. `atWork`: a session ended on this screen just now.
 */
export function AccessRestricted({ atWork }: { atWork: boolean }) {
  const t = useTranslations();
  const [again] = useSlot('staffSignIn');
  const toLogin = useNavigation('staffSignIn').map(({ to, text }) => (
    <LinkButton key={to} asChild>
      <Link to={to}>{text}</Link>
    </LinkButton>
  ));
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={t('restricted')}
      action={atWork && again ? <RemotePart {...again} failed={toLogin} /> : toLogin}
    >
      {t('restricted.text')}
    </EmptyState>
  );
}
