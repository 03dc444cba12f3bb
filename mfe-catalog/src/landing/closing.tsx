import { Band, Container, LinkButton, SectionHeading } from '@safari/ui';
import { Link } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

export function Closing() {
  const t = useTranslations();
  return (
    <Band tone="earth">
      <Container className="flex flex-col items-start gap-6">
        <SectionHeading title={t('closing.title')} lede={t('closing.lede')} />
        <div className="flex flex-wrap gap-3">
          <LinkButton asChild size="lg">
            <Link to="/#packages">{t('closing.action')}</Link>
          </LinkButton>
          <LinkButton asChild size="lg" variant="secondary">
            <Link to="/art">{t('closing.art')}</Link>
          </LinkButton>
        </div>
      </Container>
    </Band>
  );
}
