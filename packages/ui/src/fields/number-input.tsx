import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /**
   * Adds a minus and a plus button, for small counts on a phone. They call `onChange`; at `min` and `max` they do
   * nothing.
   */
  steppers?: boolean;
  decreaseLabel?: string;
  increaseLabel?: string;
}

export function NumberInput({
  steppers,
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
  className,
  inputMode = 'numeric',
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl(rest);
  const field = (
    <input
      {...control}
      ref={input}
      type="number"
      inputMode={inputMode}
      // the wheel changes a focused number field while the user means to scroll the page
      onWheel={({ currentTarget }) => currentTarget.blur()}
      className={classNames('ui-input ui-number', !steppers && className)}
    />
  );
  if (!steppers) return field;

  const step = (direction: 'stepUp' | 'stepDown') => () => {
    const element = input.current;
    if (!element) return;
    element[direction]();
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const value = Number(rest.value ?? Number.NaN);
  return (
    <span className={classNames('ui-input-frame ui-stepper', className)}>
      <button
        type="button"
        disabled={rest.disabled}
        aria-label={decreaseLabel}
        aria-controls={control.id}
        aria-disabled={rest.min !== undefined && value <= Number(rest.min)}
        onClick={step('stepDown')}
      >
        <Minus />
      </button>
      {field}
      <button
        type="button"
        disabled={rest.disabled}
        aria-label={increaseLabel}
        aria-controls={control.id}
        aria-disabled={rest.max !== undefined && value >= Number(rest.max)}
        onClick={step('stepUp')}
      >
        <Plus />
      </button>
    </span>
  );
}
