import type { Booking, BookingMessage } from '@safari/contracts';
import { ChatBubble, ChatThread, Composer, EmptyState, LoadMore, Skeleton } from '@safari/ui';
import { MessageCircle } from '@safari/ui/icons';
import { logFailure, useDraft, useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useCustomerThreadInfiniteQuery, useWriteToCustomerMutation } from '../data/message.api';
import { FailureNotice } from '../shared/failure-notice';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/translations';
import { useMarkRead } from './use-mark-read';

/** What was said with the customer of a booking, and the box to write to them. Needs the booking's id as its key. */
export function BookingMessages({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const thread = useCustomerThreadInfiniteQuery(booking.id);
  const messages = thread.currentData?.pages.flatMap((page) => page.items).reverse();
  return (
    <div className="flex flex-col gap-3">
      <Loaded result={{ ...thread, data: messages }} loading={<Skeleton className="h-pane" />}>
        {(list) => (
          <Messages
            booking={booking}
            messages={list}
            earlier={
              <LoadMore
                hasMore={thread.hasNextPage}
                onMore={() => void thread.fetchNextPage()}
                busy={thread.isFetchingNextPage}
                label={t('messages.older')}
              />
            }
          />
        )}
      </Loaded>
      <Writing booking={booking} />
    </div>
  );
}

interface MessagesProps {
  booking: Booking;
  /** oldest first */
  messages: readonly BookingMessage[];
  earlier: ReactNode;
}

function Messages({ booking: { id, customerName: name }, messages, earlier }: MessagesProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const ref = useMarkRead(id, messages);
  const last = messages.at(-1);
  return (
    <div ref={ref}>
      <ChatThread label={t('communications.log', { operator: name })} count={last?.id ?? 0}>
        {messages.length === 0 && (
          <EmptyState icon={<MessageCircle />} title={t('communications.empty')}>
            {t('communications.empty.text')}
          </EmptyState>
        )}
        {earlier}
        {messages.map(({ id: messageId, author, authorName, text, createdAt, read }) => (
          <ChatBubble
            key={messageId}
            side={author === 'staff' ? 'ours' : 'theirs'}
            author={author === 'staff' ? t('communications.us') : authorName}
            time={<time dateTime={createdAt}>{dateTime(createdAt)}</time>}
            status={author === 'staff' && read && messageId === last?.id && <span>{t('messages.seen')}</span>}
          >
            <p dir="auto">{text}</p>
          </ChatBubble>
        ))}
      </ChatThread>
    </div>
  );
}

/** What is typed stays until it has arrived. */
function Writing({ booking: { id: bookingId, customerName: name } }: { booking: Booking }) {
  const t = useTranslations();
  const draft = useDraft(`customer-message:${bookingId}`);
  const [write, { isLoading, error }] = useWriteToCustomerMutation();
  const send = async (text: string) => {
    try {
      await write({ bookingId, text }).unwrap();
      draft.clearSent(text);
    } catch (reason) {
      logFailure('A message was not sent', reason);
    }
  };
  return (
    <>
      <FailureNotice title={t('communications.notSent')} error={error} />
      <Composer
        label={t('communications.box', { operator: name })}
        placeholder={t('communications.placeholder')}
        sendLabel={t('communications.send')}
        value={draft.text}
        onValueChange={draft.save}
        onSend={(text) => void send(text)}
        busy={isLoading}
      />
    </>
  );
}
