import { classNames } from '@safari/ui';
import { type ReactNode, useId } from 'react';
import { MarkedItemText } from '../shared/marked-item-text';

export interface PageSectionProps {
  title: string;
  id?: string;
  lede?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One section of an item's page, with a heading and an anchor. */
export function PageSection({ title, id, lede, className, children }: PageSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      {...(id && { id })}
      className={classNames('border-line flex scroll-mt-24 flex-col gap-6 border-t pt-10', className)}
    >
      <div className="max-w-prose">
        <h2 id={heading} className="font-display text-3xl">
          {title}
        </h2>
        {lede && <p className="text-ink-soft mt-2">{lede}</p>}
      </div>
      {children}
    </section>
  );
}

/** A text with its paragraphs kept. */
export function Prose({ children, className }: { children: string; className?: string }) {
  if (children === '') return null;
  return (
    <p className={classNames('max-w-prose whitespace-pre-line', className)}>
      <MarkedItemText>{children}</MarkedItemText>
    </p>
  );
}
