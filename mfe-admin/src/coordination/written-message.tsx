import type { Communication } from '@safari/contracts';
import { softEdges } from '@safari/ui/controls';

export interface WrittenMessageProps {
  label: string;
  communication: Pick<Communication, 'subject' | 'message'>;
}

/** A message of ours, as the operator reads or hears it. */
export function WrittenMessage({ label, communication: { subject, message } }: WrittenMessageProps) {
  return (
    <blockquote
      ref={softEdges}
      aria-label={label}
      className="max-h-40 overflow-y-auto rounded-md bg-surface-sunk p-3 text-sm text-ink-soft"
    >
      <p className="font-semibold text-ink">{subject}</p>
      <p className="whitespace-pre-line">{message}</p>
    </blockquote>
  );
}
