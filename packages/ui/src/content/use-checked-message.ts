import { useState } from 'react';

interface Message {
  setText: (text: string) => void;
  send: (text: string) => void;
  /** What is wrong with a text that is to be sent, in words; undefined where it may go. */
  faultOf: (text: string) => string | undefined;
}

/** A message that is not sent as it is: it stays in its box, which says what is wrong until somebody goes on writing. */
export function useCheckedMessage({ setText, send, faultOf }: Message) {
  const [refused, setRefused] = useState<string>();
  return {
    /** In the language of the moment. */
    error: refused === undefined ? undefined : faultOf(refused),
    type: (text: string) => {
      setRefused(undefined);
      setText(text);
    },
    sendChecked: (text: string) => {
      const isWrong = faultOf(text) !== undefined;
      setRefused(isWrong ? text : undefined);
      if (!isWrong) send(text);
    },
  };
}
