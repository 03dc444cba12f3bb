import { classNames } from '@safari/ui';
import { ItemText } from '@safari/web-kit';

/** A text of an artwork or an artist, with its paragraphs kept. */
export function Prose({ children, className }: { children: string; className?: string }) {
  return (
    <p className={classNames('max-w-prose whitespace-pre-line', className)}>
      <ItemText>{children}</ItemText>
    </p>
  );
}
