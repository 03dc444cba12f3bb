import { isCallError, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** Whether the outcome is unknown: the server could not be reached, or failed. */
export const isUnanswered = (error: unknown): boolean =>
  !isCallError(error) || error.status === 0 || error.status >= 500;

/** Whether it only says that nobody is signed in, or that the member was not confirmed. */
export const isUnauthenticated = (error: unknown): boolean => isCallError(error) && error.status === 401;

/**
 * Whether no answer came from the service itself: the connection was lost, or the gateway timed out. (A 500 is an
 * answer of the service; the specification has texts for that.)
 */
export const isLost = (error: unknown): boolean => isCallError(error) && [0, 502, 504].includes(error.status);

/** Whether the form's last request may have taken effect: it is running, or its outcome is unknown. */
export const mayBeDone = ({ busy, failure }: { busy: boolean; failure: unknown }): boolean =>
  busy || (failure !== undefined && isUnanswered(failure));

/**
 * Title and text for a failed change: the refusal's title and the server's words, or, if the outcome is unknown, a text
 * that says so.
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
