import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { isCallError } from '@safari/web-kit';
import { useFailureTexts } from './use-failure-texts';

export interface FailureNoticeProps {
  error: unknown;
  /** What a refusal is called; where no answer says whether it was done, the notice says that. */
  title?: string;
}

/** Why a change failed, in the server's words where there are some; draws nothing without an error. */
export function FailureNotice({ error, title }: FailureNoticeProps) {
  const textsOf = useFailureTexts();
  if (error === undefined) return null;
  const reasons = isCallError(error) ? Object.values(error.problem?.errors ?? {}).flat() : [];
  const texts = textsOf(error, title ?? '');
  return (
    <ScrollIntoView>
      <Notice tone="danger" title={texts.title}>
        <p>{texts.text}</p>
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
