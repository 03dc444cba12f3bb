import { LinkButton } from '@safari/ui';
import { MessagesSquare } from '@safari/ui/icons';
import { Link, type LinkProps } from '@safari/web-kit';
import { useUnreadOfCustomer } from '../data/message.api';
import { useTranslations } from '../translations/translations';
import { UnreadCount } from './unread-count';

export interface ViewChatProps {
  bookingId: string;
  /** Where the chat of this booking is, at this pane of it. */
  to: (address: { chat: string; pane: string }) => LinkProps['to'];
}

/** Leads to a booking's chat; while the customer waits for an answer, straight to them. */
export function ViewChat({ bookingId, to }: ViewChatProps) {
  const t = useTranslations();
  const unread = useUnreadOfCustomer(bookingId);
  return (
    <LinkButton asChild size="sm" variant="secondary">
      <Link to={to({ chat: bookingId, pane: unread > 0 ? 'customer' : '' })}>
        <MessagesSquare />
        {t('booking.viewChat')}
        <UnreadCount count={unread} />
      </Link>
    </LinkButton>
  );
}
