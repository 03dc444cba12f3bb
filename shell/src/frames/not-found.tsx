import { EmptyState, LinkButton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { Link, usePageTitle } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

export function NotFound() {
  const t = useTranslations();
  usePageTitle(t('notFound'));
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
