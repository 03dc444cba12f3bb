import type { User } from '@safari/contracts';
import { Container, Spinner } from '@safari/ui';
import { Navigate, useLocation, useSession } from '@safari/web-kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';

/** Draws what only a signed-in customer sees; anybody else goes to `/login` and comes back here afterwards. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const t = useTranslations();
  const { lastKnown: user, isLoading } = useSession();
  const { pathname, search, hash } = useLocation();
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>; // nothing of one person's stays for the next
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
  const here = encodeURIComponent(`${pathname}${search}${hash}`);
  return <Navigate to={`/login?returnTo=${here}`} replace />;
}
