import { Band, Container, LinkButton, SectionHeading } from '@safari/ui';
import { Link } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

export function Closing() {
  const t = useMessages();
  return (
    <Band tone="earth">
      <Container className="flex flex-col items-start gap-7">
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
