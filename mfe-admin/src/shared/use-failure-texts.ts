import { isCallError, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** No answer says whether it was done: the server could not be reached, or failed. */
export const isUnanswered = (error: unknown): boolean =>
  !isCallError(error) || error.status === 0 || error.status >= 500;

/** It says no more than that nobody is signed in, or that it was not confirmed that it is still them. */
export const isUnauthenticated = (error: unknown): boolean => isCallError(error) && error.status === 401;

/**
 * No answer came from whoever was to do it: the line was lost, or the gateway waited in vain. A service that says that
 * it failed has answered: where the specification words a failure, that is one.
 */
export const isLost = (error: unknown): boolean => isCallError(error) && [0, 502, 504].includes(error.status);

/** Whether what a form sent last may be done by now: it is under way, or no answer says so. */
export const mayBeDone = ({ busy, failure }: { busy: boolean; failure: unknown }): boolean =>
  busy || (failure !== undefined && isUnanswered(failure));

/**
 * What a failed change is called, and why it failed: by the title of a refusal and the server's words, or, where no
 * answer came, by saying that nobody knows.
 */
export function useFailureTexts(): (error: unknown, refused: string) => { title: string; text: string } {
  const t = useTranslations();
  return (error, refused) => {
    const isOffline = isCallError(error) && error.status === 0;
    return {
      title: isUnanswered(error) ? t('failure.unanswered') : refused,
      text: serverMessage(error) ?? t(isOffline ? 'failure.offline' : 'failure.unknown'),
    };
  };
}
