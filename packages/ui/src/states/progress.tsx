import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface ProgressProps {
  /** The accessible name; shown above the bar unless `hideLabel`. */
  label: string;
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** The value in words, such as `Day 3 of 7`; the percentage by default. */
  valueText?: ReactNode;
  hideLabel?: boolean;
  className?: string;
}

export function Progress({ label, value, max = 100, valueText, hideLabel, className }: ProgressProps) {
  const text = valueText ?? `${Math.round((value / max) * 100)}%`;
  return (
    <div className={classNames('ui-progress', className)}>
      {!hideLabel && (
        <div className="ui-progress-head" aria-hidden="true">
          <span>{label}</span>
          <span className="ui-progress-value">{text}</span>
        </div>
      )}
      <progress
        aria-label={label}
        aria-valuetext={typeof text === 'string' ? text : undefined}
        value={value}
        max={max}
      />
    </div>
  );
}
