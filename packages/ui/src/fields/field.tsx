import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from '../class-names';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const Wiring = createContext<FieldWiring | undefined>(undefined);

export interface FieldProps {
  label: ReactNode;
  /** One control of this package, or any element that uses `useFieldControl`. */
  children: ReactNode;
  hint?: ReactNode;
  /** Announced when it appears; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Visually hides the label; screen readers still read it. */
  hideLabel?: boolean;
  /** The control's id, where code must find the control. */
  id?: string;
  className?: string;
}

export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  hideLabel,
  id,
  className,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const wiring: FieldWiring = {
    id: controlId,
    describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div className={classNames('ui-field', className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'ui-hidden' : 'ui-label'}
        data-required={required || undefined}
      >
        {label}
      </label>
      {hint && (
        <p id={hintId} className="ui-hint">
          {hint}
        </p>
      )}
      <Wiring value={wiring}>{children}</Wiring>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="ui-field-error">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
  'aria-required'?: unknown;
}

/** The props that the surrounding `Field` gives its control; props of the control itself take precedence. */
export function useFieldControl<T extends ControlProps>(props: T): T {
  const field = use(Wiring);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    'aria-describedby': [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  };
}
