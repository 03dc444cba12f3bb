import { type Booking, type BookingMessage, MESSAGE_TEXT_MAX, tooLong } from '@safari/contracts';
import { Button, EmptyState, LoadMore, Skeleton } from '@safari/ui';
import { Composer, MessageBubble, MessageLog, useCheckedMessage } from '@safari/ui/controls';
import { MessagesSquare } from '@safari/ui/icons';
import {
  useBookingMessages,
  useBrand,
  useFormat,
  useMarkMessagesRead,
  useMessageDraft,
} from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useErrorText, useTooLongText } from '../shared/error-text';
import { Loaded } from '../shared/loaded';
import { StepFailure } from '../shared/step-failure';
import { useTranslations } from '../translations/later-translations';

/** The messages of one booking, and the box to write to the office. Use the booking's id as its key. */
export function BookingMessages({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { id: bookingId, itemName: name, assignedOperatorName: operator, status } = booking;
  const about = operator ? t('support.operator', { operator }) : t('support.pending');
  const messages = useBookingMessages({ bookingId, as: 'customer' });
  return (
    <section aria-labelledby="messages" className="flex flex-col gap-4">
      <header className="flex max-w-prose flex-col gap-1">
        <h2 id="messages" className="font-display text-2xl">
          {name}
        </h2>
        <p className="text-sm text-ink-soft">{status === 'cancelled' ? t('desk.next.cancelled') : about}</p>
      </header>
      <Loaded
        result={messages}
        loadingLabel={t('messages.loading')}
        loading={<Skeleton className="h-pane" />}
        failed={t('messages.failed')}
        level={3}
      >
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
      </Loaded>
      <MessageForm bookingId={bookingId} name={name} />
    </section>
  );
}

interface MessageListProps {
  booking: Booking;
  /** oldest first */
  messages: readonly BookingMessage[];
  earlier: ReactNode;
}

function MessageList({ booking: { id: bookingId, itemName: name }, messages, earlier }: MessageListProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { name: office } = useBrand();
  const ref = useMarkMessagesRead({ bookingId, as: 'customer' }, messages);
  const last = messages.at(-1);
  return (
    <div ref={ref}>
      <MessageLog label={t('messages.log', { name })} count={last?.id ?? 0}>
        {messages.length === 0 && (
          <EmptyState icon={<MessagesSquare />} title={t('messages.empty')}>
            {t('messages.empty.text')}
          </EmptyState>
        )}
        {earlier}
        {messages.map(({ id, author, text, createdAt, read }) => (
          <MessageBubble
            key={id}
            side={author === 'customer' ? 'ours' : 'theirs'}
            author={author === 'customer' ? t('messages.you') : office}
            time={<time dateTime={createdAt}>{dateTime(createdAt)}</time>}
            status={author === 'customer' && read && id === last?.id && <span>{t('messages.seen')}</span>}
          >
            <p dir="auto">{text}</p>
          </MessageBubble>
        ))}
      </MessageLog>
    </div>
  );
}

function MessageForm({ bookingId, name }: { bookingId: string; name: string }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const tooLongText = useTooLongText();
  const { text, setText, send, isSending, error } = useMessageDraft({ bookingId, as: 'customer' });
  const faultOf = (typed: string) => tooLongText(tooLong(typed, MESSAGE_TEXT_MAX));
  const checked = useCheckedMessage({ setText, send, faultOf });
  return (
    <>
      {error !== undefined && text && (
        <StepFailure
          failure={error}
          title={t('messages.notSent')}
          reason={errorText(error)}
          text={t('messages.notSent.text')}
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={isSending}
              onClick={() => checked.sendChecked(text.trim())}
            >
              {t('retry')}
            </Button>
          }
        />
      )}
      <Composer
        label={t('messages.box', { name })}
        placeholder={t('messages.placeholder')}
        sendLabel={t('messages.send')}
        value={text}
        onValueChange={checked.type}
        onSend={checked.sendChecked}
        error={checked.error}
        busy={isSending}
      />
    </>
  );
}
