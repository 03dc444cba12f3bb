import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Without it give an `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  /** A bordered card that is pressed anywhere; `children` are its further content. */
  card?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  return <Tick {...props} look="ui-checkbox" />;
}

export interface SwitchProps extends Omit<CheckboxProps, 'card'> {}

/** For what takes effect at once; a choice that is sent with a form is a Checkbox. */
export function Switch(props: SwitchProps) {
  return <Tick {...props} look="ui-switch" />;
}

function Tick({
  label,
  description,
  onCheckedChange,
  onChange,
  card,
  look,
  className,
  children,
  ...rest
}: CheckboxProps & { look: 'ui-checkbox' | 'ui-switch' }) {
  const base = useId();
  const control = useFieldControl({
    ...rest,
    'aria-describedby':
      [rest['aria-describedby'], description && `${base}-description`].filter(Boolean).join(' ') || undefined,
  });
  const input = (
    <input
      {...control}
      type="checkbox"
      role={look === 'ui-switch' ? 'switch' : undefined}
      className={classNames(look, !label && className)}
      aria-labelledby={label ? `${base}-label` : rest['aria-labelledby']}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  if (!label) return input;
  return (
    <label className={classNames('ui-choice', className)} data-card={card || undefined}>
      {input}
      <span className="ui-choice-text">
        <span id={`${base}-label`} className="ui-choice-label">
          {label}
        </span>
        {description && (
          <span id={`${base}-description`} className="ui-hint">
            {description}
          </span>
        )}
        {children}
      </span>
    </label>
  );
}
