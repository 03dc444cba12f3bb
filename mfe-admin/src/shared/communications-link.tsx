import { LinkButton, type LinkButtonProps } from '@safari/ui';
import { MessagesSquare } from '@safari/ui/icons';
import { Link, type LinkProps, useUnreadMessages } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { UnreadCount } from './unread-count';

export interface CommunicationsLinkProps extends Pick<LinkButtonProps, 'aria-describedby'> {
  bookingId: string;
  /** The address of a pane of this booking's communications. */
  to: (address: { chat: string; pane: string }) => LinkProps['to'];
  /** For use beside a more important button. */
  quiet?: boolean;
}

/** A link to a booking's communications; to the customer's messages while the customer waits for an answer. */
export function CommunicationsLink({ bookingId, to, quiet, ...about }: CommunicationsLinkProps) {
  const t = useTranslations();
  const unread = useUnreadMessages('staff').of(bookingId);
  return (
    <LinkButton asChild size="sm" variant={quiet ? 'quiet' : 'secondary'} {...about}>
      <Link to={to({ chat: bookingId, pane: unread > 0 ? 'customer' : '' })}>
        {unread === 0 && <MessagesSquare />}
        {t('booking.communications')}
        {unread > 0 && (
          // as wide as the icon that it replaces, so that nothing moves; more digits extend to the left
          <span className="order-first grid size-[1.2em] flex-none content-center justify-end">
            <UnreadCount count={unread} />
          </span>
        )}
      </Link>
    </LinkButton>
  );
}
