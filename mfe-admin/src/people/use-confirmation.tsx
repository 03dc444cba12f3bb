import { isCallError } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { ConfirmDecisionDialog } from './confirm-decision-dialog';

export interface Confirmation {
  /**
   * Makes a call; if the server requires the member's confirmation, asks for it and repeats the call. Throws what the
   * call throws, also if the member does not confirm.
   */
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Render it: the dialog, while it is open. */
  question: ReactNode;
}

/**
 * For calls that decide about members: asks for a confirmation only when the server requires it, and keeps what was
 * typed.
 */
export function useConfirmation(): Confirmation {
  const [asked, setAsked] = useState<{ isAgain: boolean; answer: (isConfirmed: boolean) => void }>();
  const ask = (isAgain: boolean) => new Promise<boolean>((answer) => setAsked({ isAgain, answer }));

  const confirmed = async <Answer,>(call: () => Promise<Answer>, isAgain = false): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (!isUnconfirmed(error) || !(await ask(isAgain))) throw error;
    }
    return confirmed(call, true);
  };

  const answer = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(undefined);
  };
  return {
    confirmed: (call) => confirmed(call),
    question: asked && <ConfirmDecisionDialog isAgain={asked.isAgain} onAnswer={answer} />,
  };
}

const isUnconfirmed = (error: unknown): boolean =>
  isCallError(error) && error.problem?.['reason'] === 'unconfirmed';
