import type { User } from '@safari/contracts';
import { Container, FailedState, Spinner } from '@safari/ui';
import { Navigate, useLocation, useSession } from '@safari/web-kit';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useTranslations } from '../translations/later-translations';
import { LostReceipt } from './lost-receipt';
import { unansweredErasure } from './unanswered-erasure';

/**
 * Renders its children for a signed-in customer; anybody else goes to `/login` and returns here afterwards. A customer
 * who was signed out by their own erasure is told so first.
 */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const t = useTranslations();
  const { lastKnown: user, isLoading, isUnknown, again } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (user) unansweredErasure.forgetOthers(user.id);
  }, [user]);
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>; // state of one customer must not be kept for the next
  if (isLoading) {
    return (
      <Container className="py-section">
        <output className="flex items-center justify-center gap-3 text-ink-soft">
          <Spinner />
          {t('loading')}
        </output>
      </Container>
    );
  }
  if (isUnknown) {
    return (
      <Container className="py-section">
        <FailedState level={1} title={t('session.unknown')} onRetry={again} retryLabel={t('retry')}>
          {t('session.unknown.text')}
        </FailedState>
      </Container>
    );
  }
  const here = encodeURIComponent(`${pathname}${search}${hash}`);
  const signIn = `/login?returnTo=${here}`;
  if (unansweredErasure.isNoted()) return <LostReceipt signIn={signIn} />;
  return <Navigate to={signIn} replace />;
}
