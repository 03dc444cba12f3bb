import { LinkButton, type LinkButtonProps } from '@safari/ui';
import { MessagesSquare } from '@safari/ui/icons';
import { Link, type LinkProps, useUnreadMessages } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { UnreadCount } from './unread-count';

export interface CommunicationsLinkProps extends Pick<LinkButtonProps, 'aria-describedby'> {
  bookingId: string;
  /** The address of this booking's communications, at this pane of them. */
  to: (address: { chat: string; pane: string }) => LinkProps['to'];
  /** Beside a button that matters more. */
  quiet?: boolean;
}

/** Leads to a booking's communications; while the customer waits for an answer, straight to their messages. */
export function CommunicationsLink({ bookingId, to, quiet, ...about }: CommunicationsLinkProps) {
  const t = useTranslations();
  const unread = useUnreadMessages('staff').of(bookingId);
  return (
    <LinkButton asChild size="sm" variant={quiet ? 'quiet' : 'secondary'} {...about}>
      <Link to={to({ chat: bookingId, pane: unread > 0 ? 'customer' : '' })}>
        {unread === 0 && <MessagesSquare />}
        {t('booking.communications')}
        {unread > 0 && (
          // as wide as the icon whose place it takes, so that what stands beside it stays where it was; more digits reach left
          <span className="order-first grid size-[1.2em] flex-none content-center justify-end">
            <UnreadCount count={unread} />
          </span>
        )}
      </Link>
    </LinkButton>
  );
}
