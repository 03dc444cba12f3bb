import type { Booking, CommunicationStatus } from '@safari/contracts';
import { Badge, type BadgeTone, ChatBubble, ChatThread, Composer, EmptyState } from '@safari/ui';
import { MessageCircle } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { FailureNotice } from '../shared/failure-notice';
import { useTranslations } from '../translations/translations';
import { useSendCommunicationMutation } from './communication.api';
import type { Contact } from './conversation.rules';
import { DeliveryLog } from './delivery-log';
import { QuestionBar } from './question-bar';

export interface ConversationProps {
  booking: Booking;
  contact: Contact;
  /** What is typed and not sent yet; the screen keeps it while one looks elsewhere. */
  draft: string;
  onDraftChange: (text: string) => void;
}

const TONE: Record<CommunicationStatus, BadgeTone> = {
  pending: 'warning',
  sent: 'neutral',
  delivered: 'info',
  responded: 'success',
  failed: 'danger',
};

/** The history with one operator and the box to write to them. */
export function Conversation({ booking, contact, draft, onDraftChange }: ConversationProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const [send, { isLoading, error }] = useSendCommunicationMutation();
  const { name } = contact;

  const write = async (message: string) => {
    try {
      await send({
        bookingId: booking.id,
        operatorId: contact.operatorId,
        communicationType: 'manual',
        direction: 'outbound',
        subject: t('chat.subject', { reference: booking.reference }),
        message,
        status: 'sent',
      }).unwrap();
      onDraftChange('');
    } catch (reason) {
      logFailure('A message was not sent', reason);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      {contact.request && <QuestionBar request={contact.request} />}
      <ChatThread label={t('chat.thread', { operator: name })} count={contact.messages.length}>
        {contact.messages.length === 0 ? (
          <EmptyState icon={<MessageCircle />} title={t('chat.empty')}>
            {t('chat.empty.text')}
          </EmptyState>
        ) : (
          contact.messages.map(({ id, direction, subject, message, sentAt, status, delivery }) => (
            <ChatBubble
              key={id}
              side={direction === 'outbound' ? 'ours' : 'theirs'}
              author={direction === 'outbound' ? t('chat.us') : name}
              time={<time dateTime={sentAt}>{dateTime(sentAt)}</time>}
              subject={subject}
              status={
                direction === 'outbound' && (
                  <Badge tone={TONE[status]}>{t(`communicationStatus.${status}`)}</Badge>
                )
              }
            >
              <p className="whitespace-pre-line">{message}</p>
              {delivery && <DeliveryLog delivery={delivery} />}
            </ChatBubble>
          ))
        )}
      </ChatThread>
      <FailureNotice title={t('chat.notSent')} error={error} />
      <Composer
        label={t('chat.box', { operator: name })}
        placeholder={t('chat.placeholder')}
        sendLabel={t('chat.send')}
        value={draft}
        onValueChange={onDraftChange}
        onSend={(message) => void write(message)}
        busy={isLoading}
      />
    </div>
  );
}
