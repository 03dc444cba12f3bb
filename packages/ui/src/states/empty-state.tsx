import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** What to do next, such as a button. */
  action?: ReactNode;
  /** Heading level of the title; without it the title is no heading. */
  level?: 1 | 2 | 3 | 4;
  className?: string;
}

export function EmptyState({ title, children, icon, action, level, className }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={classNames('ui-state', className)}>
      {icon && <span className="ui-state-icon">{icon}</span>}
      <Title className="ui-state-title">{title}</Title>
      {children && <div className="ui-state-text">{children}</div>}
      {action && <div className="ui-state-action">{action}</div>}
    </div>
  );
}
