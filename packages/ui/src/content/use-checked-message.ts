import { useState } from 'react';

interface Message {
  setText: (text: string) => void;
  send: (text: string) => void;
  /** Why a text cannot be sent; undefined where it can. */
  faultOf: (text: string) => string | undefined;
}

/**
 * State of a text box whose text is checked before it is sent: a text that fails stays, with the reason, until it is
 * edited.
 */
export function useCheckedMessage({ setText, send, faultOf }: Message) {
  const [refused, setRefused] = useState<string>();
  return {
    /** Computed at render, so that it is in the current language. */
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
