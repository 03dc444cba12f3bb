import { useEffect, useRef } from 'react';
import { useDraft } from '../forms/use-draft';
import { logFailure } from '../logs/log-failure';
import { useDraftOwner } from '../session/use-draft-owner';
import { type MessagesOf, messageApi } from './message.api';
import { useBookingMessages } from './use-booking-messages';

export interface MessageDraft {
  text: string;
  setText: (text: string) => void;
  send: (text: string) => void;
  isSending: boolean;
  error: unknown;
}

/**
 * The draft of a new message of one booking, kept until the message has been delivered. When the response to a send is
 * lost, the draft counts as delivered as soon as the message shows up in the booking's messages.
 */
export function useMessageDraft(of: MessagesOf): MessageDraft {
  const draft = useDraft(useDraftOwner(of.as), `message:${of.bookingId}`);
  const [post, { isLoading, error, reset }] = messageApi.usePostMessageMutation();
  const { data: messages } = useBookingMessages(of);
  const newest = messages?.findLast(({ author }) => author === of.as);
  const sent = useRef({ text: '', after: 0 });
  const send = async (text: string) => {
    sent.current = { text, after: messages ? (newest?.id ?? 0) : Number.POSITIVE_INFINITY };
    try {
      await post({ ...of, text, idempotencyKey: await draft.keyFor(text) }).unwrap();
      draft.clearSent(text);
    } catch (reason) {
      logFailure('A message was not sent', reason);
    }
  };
  useEffect(() => {
    const { text, after } = sent.current;
    if (!error || newest?.text !== text || newest.id <= after) return;
    draft.clearSent(text);
    reset();
  });
  return {
    text: draft.text,
    setText: draft.save,
    send: (text) => void send(text),
    isSending: isLoading,
    error,
  };
}
