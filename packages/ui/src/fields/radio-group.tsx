import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field';

export interface RadioChoice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  label: ReactNode;
  options: readonly RadioChoice<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Bordered cards instead of plain rows. */
  card?: boolean;
  inline?: boolean;
  className?: string;
}

export function RadioGroup<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  hint,
  error,
  required,
  card,
  inline,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={classNames('ui-field', className)}
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend className="ui-label" data-required={required || undefined}>
        {label}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="ui-hint">
          {hint}
        </p>
      )}
      <div className="ui-choices" data-inline={inline || undefined}>
        {options.map((option) => (
          <label key={option.value} className="ui-choice" data-card={card || undefined}>
            <input
              type="radio"
              className="ui-radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="ui-choice-text">
              <span className="ui-choice-label">{option.label}</span>
              {option.description && <span className="ui-hint">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
