import { Container, EmptyState, FailedState, LinkButton } from '@safari/ui';
import { Palette } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** A screen whose artwork or artist does not exist, with a link back to the gallery. */
export function Missing({ title, text }: { title: string; text: string }) {
  const t = useTranslations();
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title={title}
        icon={<Palette />}
        action={
          <LinkButton asChild>
            <Link to="/art">{t('artwork.back')}</Link>
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}

/** A screen whose data failed to load, with a retry. */
export function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useTranslations();
  return (
    <Container className="py-16">
      <FailedState level={1} title={title} retryLabel={t('retry')} onRetry={onRetry}>
        {t('gallery.failed.text')}
      </FailedState>
    </Container>
  );
}
