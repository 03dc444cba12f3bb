import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends Omit<ComponentProps<'select'>, 'value'> {
  options: readonly Choice<Value>[];
  value?: Value | '';
  onValueChange?: (value: Value) => void;
  /** Shown while `value` is empty; cannot be chosen again. */
  placeholder?: string;
}

/** The browser's own select: its picker on a phone, its type-ahead on a keyboard; dressed where it may be. */
export function Select<Value extends string = string>({
  options,
  onValueChange,
  onChange,
  placeholder,
  className,
  ...rest
}: SelectProps<Value>) {
  const control = useFieldControl(rest);
  return (
    <select
      {...control}
      className={classNames('ui-input ui-select', className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value as Value);
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
