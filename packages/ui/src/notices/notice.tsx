import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message that stays where it is on the page, unlike a toast. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('ui-notice', className)}
      data-tone={tone}
    >
      <Icon />
      <div className="ui-notice-text">
        {title && <p className="ui-notice-title">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
