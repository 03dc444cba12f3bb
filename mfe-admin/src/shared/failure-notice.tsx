import { Notice } from '@safari/ui';
import { isCallError, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { ScrollIntoView } from './scroll-into-view';

/** Why a change failed, in the server's words where there are some; draws nothing without an error. */
export function FailureNotice({ error, title }: { error: unknown; title?: string }) {
  const t = useTranslations();
  if (error === undefined) return null;
  const reasons = isCallError(error) ? Object.values(error.problem?.errors ?? {}).flat() : [];
  const offline = isCallError(error) && error.status === 0;
  return (
    <ScrollIntoView>
      <Notice tone="danger" title={title}>
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
