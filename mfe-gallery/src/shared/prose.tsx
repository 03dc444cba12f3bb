import { classNames } from '@safari/ui';
import { ItemText } from '@safari/web-kit';

/** Paragraphs of an artwork or an artist as they were written. */
export function Prose({ children, className }: { children: string; className?: string }) {
  return (
    <p className={classNames('max-w-prose whitespace-pre-line', className)}>
      <ItemText>{children}</ItemText>
    </p>
  );
}
