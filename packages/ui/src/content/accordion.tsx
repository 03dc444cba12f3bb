import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export function Accordion({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-accordion', className)} />;
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** At the right end of the line. */
  meta?: ReactNode;
}

/**
 * A `<details>`: found by the browser's page search, works without scripts. Of items with one `name`, only one is open
 * at a time.
 */
export function AccordionItem({ title, meta, children, className, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={classNames('ui-accordion-item', className)}>
      <summary>
        <span className="ui-accordion-title">{title}</span>
        {meta && <span className="ui-accordion-meta">{meta}</span>}
        <ChevronDown />
      </summary>
      <div className="ui-accordion-body">{children}</div>
    </details>
  );
}
