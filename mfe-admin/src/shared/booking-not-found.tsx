import { EmptyState, LinkButton } from '@safari/ui';
import { Search } from '@safari/ui/icons';
import { isCallError, Link } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The booking does not exist, or the id is invalid. */
export function isMissing(error: unknown): boolean {
  return isCallError(error) && (error.status === 404 || error.status === 400);
}

export function BookingNotFound() {
  const t = useTranslations();
  return (
    <div className="px-gutter py-16">
      <EmptyState
        level={1}
        icon={<Search />}
        title={t('booking.notFound')}
        action={
          <LinkButton asChild variant="secondary">
            <Link to="/bookings">{t('booking.back')}</Link>
          </LinkButton>
        }
      >
        {t('booking.notFound.text')}
      </EmptyState>
    </div>
  );
}
