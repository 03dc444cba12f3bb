import { isCallError, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** No answer says whether it was done: the server could not be reached, or failed. */
export const isUnanswered = (error: unknown): boolean =>
  !isCallError(error) || error.status === 0 || error.status >= 500;

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
