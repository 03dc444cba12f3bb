import type { Booking, BookingMessage } from '@safari/contracts';
import {
  Button,
  ChatBubble,
  ChatThread,
  Composer,
  EmptyState,
  LoadMore,
  Notice,
  RemoteData,
  Skeleton,
} from '@safari/ui';
import { MessagesSquare } from '@safari/ui/icons';
import { logFailure, serverMessage, useBrand, useDraft, useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useMyThreadInfiniteQuery, useWriteToOfficeMutation } from './thread.api';
import { useMarkRead } from './use-mark-read';

/** The thread of one booking with the office. Needs the booking's id as its key. */
export function Thread({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { id, itemName: name, assignedOperatorName: operator } = booking;
  const thread = useMyThreadInfiniteQuery(id);
  const messages = thread.currentData?.pages.flatMap((page) => page.items).reverse();
  return (
    <section aria-labelledby="thread" className="flex flex-col gap-4">
      <header className="flex max-w-prose flex-col gap-1">
        <h2 id="thread" className="font-display text-2xl">
          {name}
        </h2>
        <p className="text-sm text-ink-soft">
          {operator ? t('support.operator', { operator }) : t('support.pending')}
        </p>
      </header>
      <RemoteData
        result={{ ...thread, data: messages }}
        loadingLabel={t('chat.loading')}
        staleLabel={t('failed.stale')}
        loading={<Skeleton className="h-pane" />}
        failed={{ title: t('chat.failed'), children: t('failed.text'), retryLabel: t('retry'), level: 3 }}
      >
        {(list) => (
          <Messages
            booking={booking}
            messages={list}
            earlier={
              <LoadMore
                hasMore={thread.hasNextPage}
                onMore={() => void thread.fetchNextPage()}
                busy={thread.isFetchingNextPage}
                label={t('chat.older')}
              />
            }
          />
        )}
      </RemoteData>
      <Writing bookingId={id} name={name} />
    </section>
  );
}

interface MessagesProps {
  booking: Booking;
  /** oldest first */
  messages: readonly BookingMessage[];
  earlier: ReactNode;
}

function Messages({ booking: { id, itemName: name }, messages, earlier }: MessagesProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { name: office } = useBrand();
  const ref = useMarkRead(id, messages);
  const last = messages.at(-1);
  return (
    <div ref={ref}>
      <ChatThread label={t('chat.thread', { name })} count={last?.id ?? 0}>
        {messages.length === 0 && (
          <EmptyState icon={<MessagesSquare />} title={t('chat.empty')}>
            {t('chat.empty.text')}
          </EmptyState>
        )}
        {earlier}
        {messages.map(({ id: messageId, author, text, createdAt, read }) => (
          <ChatBubble
            key={messageId}
            side={author === 'customer' ? 'ours' : 'theirs'}
            author={author === 'customer' ? t('chat.you') : office}
            time={<time dateTime={createdAt}>{dateTime(createdAt)}</time>}
            status={author === 'customer' && read && messageId === last?.id && <span>{t('chat.seen')}</span>}
          >
            <p dir="auto">{text}</p>
          </ChatBubble>
        ))}
      </ChatThread>
    </div>
  );
}

/** The box to write in. What is typed stays until it has arrived. */
function Writing({ bookingId, name }: { bookingId: string; name: string }) {
  const t = useTranslations();
  const draft = useDraft(`message:${bookingId}`);
  const [write, { isLoading, error }] = useWriteToOfficeMutation();
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
      {error && draft.text && (
        <Notice
          tone="danger"
          title={t('chat.notSent')}
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={isLoading}
              onClick={() => void send(draft.text.trim())}
            >
              {t('retry')}
            </Button>
          }
        >
          {serverMessage(error) ?? t('chat.notSent.text')}
        </Notice>
      )}
      <Composer
        label={t('chat.box', { name })}
        placeholder={t('chat.placeholder')}
        sendLabel={t('chat.send')}
        value={draft.text}
        onValueChange={draft.save}
        onSend={(text) => void send(text)}
        busy={isLoading}
      />
    </>
  );
}
