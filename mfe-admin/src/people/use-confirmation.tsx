import { isCallError } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { ConfirmDecisionDialog } from './confirm-decision-dialog';

export interface Confirmation {
  /**
   * Makes a call; where the server wants it confirmed first that it is still the member, it asks, and makes it again.
   * Throws what the call throws: where they do not confirm, that it was refused.
   */
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Drawn while it is asked. */
  question: ReactNode;
}

/** For calls that decide about members: nothing is asked before the server wants it, and nothing that was typed is lost. */
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
