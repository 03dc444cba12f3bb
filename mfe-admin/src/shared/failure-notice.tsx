import { Notice } from '@safari/ui';
import { isCallError, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { ScrollIntoView } from './scroll-into-view';

export interface FailureNoticeProps {
  error: unknown;
  /** What a refusal is called; where no answer says whether it was done, the notice says that. */
  title?: string;
}

/** Why a change failed, in the server's words where there are some; draws nothing without an error. */
export function FailureNotice({ error, title }: FailureNoticeProps) {
  const t = useTranslations();
  if (error === undefined) return null;
  const reasons = isCallError(error) ? Object.values(error.problem?.errors ?? {}).flat() : [];
  const offline = isCallError(error) && error.status === 0;
  const isRefused = isCallError(error) && error.status < 500 && !offline;
  return (
    <ScrollIntoView>
      <Notice tone="danger" title={isRefused ? title : title && t('failure.unanswered')}>
        <p>{serverMessage(error) ?? t(offline ? 'failure.offline' : 'failure.unknown')}</p>
        {reasons.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
    </ScrollIntoView>
  );
}
