import { type Booking, type BookingMessage, MESSAGE_TEXT_MAX } from '@safari/contracts';
import { EmptyState, LoadMore, Skeleton } from '@safari/ui';
import { MessageBubble, MessageLog } from '@safari/ui/controls';
import { MessageCircle } from '@safari/ui/icons';
import {
  useAdmin,
  useBookingMessages,
  useFormat,
  useMarkMessagesRead,
  useMessageDraft,
} from '@safari/web-kit';
import type { ReactNode } from 'react';
import { CheckedComposer } from '../shared/checked-composer';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { UnlessErased } from '../shared/unless-erased';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';

/** The messages of one booking, and the box to write to its customer. Use the booking's id as its key. */
export function BookingMessages({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const messages = useBookingMessages({ bookingId: booking.id, as: 'staff' });
  return (
    <div className="flex flex-col gap-3">
      <StaffRemoteData result={messages} loading={<Skeleton className="h-pane" />}>
        {(list) => (
          <MessageList
            booking={booking}
            messages={list}
            earlier={
              <LoadMore
                hasMore={messages.hasNextPage}
                onMore={() => void messages.fetchNextPage()}
                busy={messages.isFetchingNextPage}
                label={t('messages.older')}
              />
            }
          />
        )}
      </StaffRemoteData>
      <OnlyFor duty="office" told>
        <UnlessErased booking={booking} told>
          <MessageForm booking={booking} />
        </UnlessErased>
      </OnlyFor>
    </div>
  );
}

interface MessageListProps {
  booking: Booking;
  /** oldest first */
  messages: readonly BookingMessage[];
  earlier: ReactNode;
}

function MessageList({
  booking: { id: bookingId, customerName: name },
  messages,
  earlier,
}: MessageListProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const answers = useMay()('office');
  const { member } = useAdmin();
  const me = member?.memberId && member.name; // behind the shared password the author is unknown
  // a message read by somebody who may not answer still waits for the office
  const ref = useMarkMessagesRead({ bookingId, as: 'staff' }, answers ? messages : []);
  const last = messages.at(-1);
  return (
    <div ref={ref}>
      <MessageLog label={t('communications.log', { operator: name })} count={last?.id ?? 0}>
        {messages.length === 0 && (
          <EmptyState icon={<MessageCircle />} title={t('communications.empty')}>
            {t('communications.empty.text')}
          </EmptyState>
        )}
        {earlier}
        {messages.map(({ id, author, authorName, text, createdAt, read }) => (
          <MessageBubble
            key={id}
            side={author === 'staff' ? 'ours' : 'theirs'}
            author={author === 'staff' && authorName === me ? t('messages.you') : authorName}
            time={<time dateTime={createdAt}>{dateTime(createdAt)}</time>}
            status={author === 'staff' && read && id === last?.id && <span>{t('messages.seen')}</span>}
          >
            <p dir="auto">{text}</p>
          </MessageBubble>
        ))}
      </MessageLog>
    </div>
  );
}

function MessageForm({ booking: { id: bookingId, customerName: name } }: { booking: Booking }) {
  const t = useTranslations();
  const { text, setText, send, isSending, error } = useMessageDraft({ bookingId, as: 'staff' });
  return (
    <>
      <FailureNotice title={t('communications.notSent')} error={error} />
      <CheckedComposer
        max={MESSAGE_TEXT_MAX}
        label={t('communications.box', { operator: name })}
        placeholder={t('communications.placeholder')}
        sendLabel={t('communications.send')}
        value={text}
        onValueChange={setText}
        onSend={send}
        busy={isSending}
      />
    </>
  );
}
