import { EmptyState, LinkButton } from '@safari/ui';
import { Lock } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

/** Stands in the place of every staff screen while staff is not signed in. */
export function AccessRestricted() {
  const t = useMessages();
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={t('restricted')}
      action={
        <LinkButton asChild>
          <Link to="/adminlogin">{t('restricted.login')}</Link>
        </LinkButton>
      }
    >
      {t('restricted.text')}
    </EmptyState>
  );
}
