import { Notice } from '@safari/ui';
import { isCallError, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { Reveal } from './reveal';

/** Why a change was refused, in the server's words where it has some. Nothing without an error. */
export function FailureNotice({ error, title }: { error: unknown; title?: string }) {
  const t = useTranslations();
  if (error === undefined) return null;
  const reasons = isCallError(error) ? Object.values(error.problem?.errors ?? {}).flat() : [];
  const offline = isCallError(error) && error.status === 0;
  return (
    <Reveal>
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
    </Reveal>
  );
}
