import { Container, LinkButton, SectionHeading } from '@safari/ui';
import { Link } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../translations/later-translations';
import { unansweredErasure } from './unanswered-erasure';

/**
 * Replaces a screen for a customer who requested an erasure, got no answer, and is now signed out.
 * @param signIn the address of the sign-in
 */
export function LostReceipt({ signIn }: { signIn: string }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Container width="prose" className="py-10 lg:py-14">
      <div ref={place} tabIndex={-1} className="flex flex-col gap-8">
        <SectionHeading
          level={1}
          size="page"
          title={t('erasure.unanswered')}
          lede={t('erasure.unanswered.text')}
        />
        <div className="flex flex-wrap gap-3">
          <LinkButton asChild>
            <Link to={signIn} onClick={unansweredErasure.forget}>
              {t('erasure.signIn')}
            </Link>
          </LinkButton>
          <LinkButton asChild variant="secondary">
            <Link to="/" onClick={unansweredErasure.forget}>
              {t('erasure.home')}
            </Link>
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}
