import { EmptyState, LinkButton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

export function NotFound() {
  const t = useMessages();
  return (
    <EmptyState
      level={1}
      className="my-section"
      icon={<Compass />}
      title={t('notFound')}
      action={
        <LinkButton asChild>
          <Link to="/">{t('notFound.home')}</Link>
        </LinkButton>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
