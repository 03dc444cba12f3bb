import { type Booking, COMMUNICATION_TEXT_MAX, type CommunicationStatus } from '@safari/contracts';
import { Badge, type BadgeTone, EmptyState } from '@safari/ui';
import { MessageBubble, MessageLog } from '@safari/ui/controls';
import { MessageCircle } from '@safari/ui/icons';
import { logFailure, useDraft, useFormat } from '@safari/web-kit';
import { useId } from 'react';
import { useSendCommunicationMutation } from '../data/communication.api';
import { CheckedComposer } from '../shared/checked-composer';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { UnlessErased } from '../shared/unless-erased';
import { useTranslations } from '../translations/translations';
import { AvailabilityRequestBar } from './availability-request-bar';
import { CallHint } from './call-hint';
import { type Contact, takesNoRequests } from './contact.rules';
import { DeliveryLog } from './delivery-log';

export interface OperatorCommunicationsProps {
  booking: Booking;
  contact: Contact;
}

const TONE: Record<CommunicationStatus, BadgeTone> = {
  pending: 'warning',
  sent: 'neutral',
  delivered: 'info',
  responded: 'success',
  failed: 'danger',
};

/** The communications with one operator and the box to write to them. */
export function OperatorCommunications({ booking, contact }: OperatorCommunicationsProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const log = useId();
  const [send, { isLoading, error }] = useSendCommunicationMutation();
  const { name } = contact;
  const draft = useDraft('staff', `communication:${booking.id}:${contact.operatorId}`);

  const write = async (message: string) => {
    try {
      await send({
        communication: {
          bookingId: booking.id,
          operatorId: contact.operatorId,
          communicationType: 'manual',
          direction: 'outbound',
          subject: t('communications.subject', { reference: booking.reference }),
          message,
          status: 'sent',
        },
        idempotencyKey: await draft.keyFor(message),
      }).unwrap();
      draft.clearSent(message);
    } catch (reason) {
      logFailure('A message was not sent', reason);
    }
  };

  return (
    <div id={log} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {contact.request && (
        <AvailabilityRequestBar request={contact.request} over={takesNoRequests(booking)} />
      )}
      <MessageLog label={t('communications.log', { operator: name })} count={contact.messages.length}>
        {contact.messages.length === 0 ? (
          <EmptyState icon={<MessageCircle />} title={t('communications.empty')}>
            {t('communications.empty.text')}
          </EmptyState>
        ) : (
          contact.messages.map(({ id, direction, subject, message, sentAt, status, delivery, needsCall }) => (
            <MessageBubble
              key={id}
              side={direction === 'outbound' ? 'ours' : 'theirs'}
              author={direction === 'outbound' ? t('communications.us') : name}
              time={<time dateTime={sentAt}>{dateTime(sentAt)}</time>}
              subject={subject}
              status={
                direction === 'outbound' && (
                  <Badge tone={TONE[status]}>
                    {needsCall ? t('call.untold') : t(`communicationStatus.${status}`)}
                  </Badge>
                )
              }
            >
              <p className="whitespace-pre-line">{message}</p>
              {delivery && <DeliveryLog delivery={delivery} />}
            </MessageBubble>
          ))
        )}
      </MessageLog>
      {contact.messages
        .filter((message) => message.needsCall)
        .map((message) => (
          <CallHint key={message.id} message={message} contact={contact} place={log} />
        ))}
      <FailureNotice title={t('communications.notSent')} error={error} />
      <OnlyFor duty="office" told>
        <UnlessErased booking={booking} told>
          <CheckedComposer
            max={COMMUNICATION_TEXT_MAX}
            label={t('communications.box', { operator: name })}
            placeholder={t('communications.placeholder')}
            sendLabel={t('communications.send')}
            value={draft.text}
            onValueChange={draft.save}
            onSend={(message) => void write(message)}
            busy={isLoading}
          />
        </UnlessErased>
      </OnlyFor>
    </div>
  );
}
