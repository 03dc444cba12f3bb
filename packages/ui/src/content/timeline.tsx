import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface TimelineProps {
  children: ReactNode;
  className?: string;
}

export function Timeline({ children, className }: TimelineProps) {
  return <ol className={classNames('ui-timeline', className)}>{children}</ol>;
}

export interface TimelineItemProps {
  title: ReactNode;
  /** The content of the marker: a number or an icon. */
  marker?: ReactNode;
  /** When, or where, in small letters above the title. */
  meta?: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  level?: 3 | 4 | 5;
  children?: ReactNode;
}

export function TimelineItem({
  title,
  marker,
  meta,
  tone = 'neutral',
  level = 4,
  children,
}: TimelineItemProps) {
  const Heading = `h${level}` as 'h4';
  return (
    <li className="ui-timeline-item" data-tone={tone}>
      <span className="ui-timeline-marker" aria-hidden="true">
        {marker}
      </span>
      <div className="ui-timeline-body">
        {meta && <p className="ui-timeline-meta">{meta}</p>}
        <Heading className="ui-timeline-title">{title}</Heading>
        {children}
      </div>
    </li>
  );
}

export interface Step {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Omit it where the steps have no progress. */
  state?: 'done' | 'current' | 'todo';
}

export interface StepsProps {
  label: string;
  items: readonly Step[];
  className?: string;
}

/** Numbered steps, side by side where there is room. */
export function Steps({ label, items, className }: StepsProps) {
  return (
    <ol aria-label={label} className={classNames('ui-steps', className)}>
      {items.map((item, index) => (
        <li
          key={index}
          className="ui-step"
          data-state={item.state}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span className="ui-step-marker" aria-hidden="true">
            {item.icon ?? index + 1}
          </span>
          <p className="ui-step-title">{item.title}</p>
          {item.description && <p className="ui-step-text">{item.description}</p>}
        </li>
      ))}
    </ol>
  );
}
