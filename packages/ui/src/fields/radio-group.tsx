import { classNames, FieldError } from '@safari/ui';
import { RadioGroup as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

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
    <Radix.Root
      className={classNames('ui-field', className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      required={required}
      name={name}
      // `null`: controlled without a value; `undefined` would make it uncontrolled
      value={defaultValue === undefined ? (value ?? null) : value}
      defaultValue={defaultValue}
      onValueChange={(chosen) => onValueChange?.(chosen as Value)}
    >
      <span id={`${id}-label`} className="ui-label" data-required={required || undefined}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="ui-hint">
          {hint}
        </p>
      )}
      <div className="ui-choices" data-inline={inline || undefined}>
        {options.map((option) => (
          <label key={option.value} className="ui-choice" data-card={card || undefined}>
            <Radix.Item
              className="ui-radio"
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description ? `${id}-${option.value}-hint` : undefined}
            />
            <span className="ui-choice-text">
              <span id={`${id}-${option.value}`} className="ui-choice-label">
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}-${option.value}-hint`} className="ui-hint">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Radix.Root>
  );
}
