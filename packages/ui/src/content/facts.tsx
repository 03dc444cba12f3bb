import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface FactsProps {
  items: readonly { label: ReactNode; value: ReactNode; icon?: ReactNode }[];
  /** `rows` puts label and value at the two ends of a line; `grid` puts the value under its label. */
  layout?: 'rows' | 'grid';
  className?: string;
}

/** Labels and their values, as a description list. */
export function Facts({ items, layout = 'grid', className }: FactsProps) {
  return (
    <dl className={classNames('ui-facts', className)} data-layout={layout}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>
            {item.icon}
            {item.label}
          </dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
