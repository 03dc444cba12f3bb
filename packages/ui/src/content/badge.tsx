import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'night';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  /** `solid` is for badges on a picture. */
  look?: 'soft' | 'solid' | 'outline';
  icon?: ReactNode;
}

export function Badge({ tone = 'neutral', look = 'soft', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames('ui-badge', className)} data-tone={tone} data-look={look}>
      {icon}
      {children}
    </span>
  );
}

export interface TagProps {
  children: ReactNode;
  onRemove?: () => void;
  /** Needed with `onRemove`: says what is removed. */
  removeLabel?: string;
}

/** A removable entry of a list, such as a recipient. */
export function Tag({ children, onRemove, removeLabel = 'Remove' }: TagProps) {
  return (
    <span className="ui-tag">
      <span>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <X />
        </button>
      )}
    </span>
  );
}

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="ui-kbd">{children}</kbd>;
}
