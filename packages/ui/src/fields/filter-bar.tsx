import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface FilterBarProps {
  /** Names the group for screen readers. */
  label: string;
  children: ReactNode;
  /** The number of results, at the far end; announced when it changes. */
  result?: ReactNode;
  className?: string;
}

export function FilterBar({ label, children, result, className }: FilterBarProps) {
  return (
    <fieldset aria-label={label} className={classNames('ui-filter-bar', className)}>
      {children}
      {result !== undefined && <output className="ui-filter-result">{result}</output>}
    </fieldset>
  );
}

export interface ChipsProps<Value extends string = string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; count?: number }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** One choice out of a few, as a row of toggle buttons. */
export function Chips<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: ChipsProps<Value>) {
  return (
    <fieldset aria-label={label} className={classNames('ui-chips', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="ui-chip"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className="ui-count">{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
