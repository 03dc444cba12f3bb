import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface SectionHeadingProps {
  title: ReactNode;
  /** Two or three words above the title. */
  eyebrow?: ReactNode;
  /** A sentence or two below it. */
  lede?: ReactNode;
  /** Buttons at the far end. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
  /** `page` heads a screen, `section` a part of one, `display` the parts of a landing page. */
  size?: 'display' | 'page' | 'section';
  align?: 'start' | 'center';
  id?: string;
  className?: string;
}

export function SectionHeading({
  title,
  eyebrow,
  lede,
  actions,
  level = 2,
  size = 'section',
  align = 'start',
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('ui-heading', className)} data-size={size} data-align={align}>
      <div>
        {eyebrow && <p className="ui-eyebrow">{eyebrow}</p>}
        <Heading id={id} className="ui-heading-title">
          {title}
        </Heading>
        {lede && <div className="ui-lede">{lede}</div>}
      </div>
      {actions && <div className="ui-heading-actions">{actions}</div>}
    </div>
  );
}
