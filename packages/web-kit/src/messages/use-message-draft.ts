import { useDraft } from '../forms/use-draft';
import { logFailure } from '../logs/log-failure';
import { useDraftOwner } from '../session/use-draft-owner';
import { type MessagesOf, messageApi } from './message.api';

export interface MessageDraft {
  text: string;
  setText: (text: string) => void;
  send: (text: string) => void;
  isSending: boolean;
  error: unknown;
}

/** What is typed into the box under a booking's messages; it stays until it has arrived. */
export function useMessageDraft({ bookingId, as }: MessagesOf): MessageDraft {
  const draft = useDraft(useDraftOwner(as), `message:${bookingId}`);
  const [post, { isLoading, error }] = messageApi.usePostMessageMutation();
  const send = async (text: string) => {
    try {
      await post({ bookingId, as, text }).unwrap();
      draft.clearSent(text);
    } catch (reason) {
      logFailure('A message was not sent', reason);
    }
  };
  return {
    text: draft.text,
    setText: draft.save,
    send: (text) => void send(text),
    isSending: isLoading,
    error,
  };
}
