import { classNames, useFieldControl } from '@safari/ui';
import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

type ControlProps = Omit<ComponentProps<typeof RadixSwitch.Root>, 'asChild' | 'children'>;

interface RowProps {
  /** Without it an `aria-label` is needed. */
  label?: ReactNode;
  description?: ReactNode;
  /** More content beside the control; not part of its name. */
  children?: ReactNode;
}

export interface SwitchProps extends ControlProps, RowProps {}

export interface CheckboxProps extends SwitchProps {
  /** A bordered card that can be clicked anywhere. */
  card?: boolean;
}

export function Checkbox({ onCheckedChange, ...rest }: CheckboxProps) {
  const { control, row } = useCheckable(rest);
  return row(
    <RadixCheckbox.Root
      {...control}
      className={classNames('ui-checkbox', control.className)}
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
    />,
  );
}

/** For settings that apply at once; in a form use a Checkbox. */
export function Switch(props: SwitchProps) {
  const { control, row } = useCheckable(props);
  return row(
    <RadixSwitch.Root {...control} className={classNames('ui-switch', control.className)}>
      <RadixSwitch.Thumb className="ui-switch-thumb" />
    </RadixSwitch.Root>,
  );
}

/** The props of the control, and a function that wraps it in a clickable row. */
function useCheckable({ label, description, card, className, children, ...rest }: CheckboxProps) {
  const base = useId();
  const [labelId, descriptionId] = [`${base}-label`, `${base}-description`];
  const control: ControlProps = useFieldControl({
    ...rest,
    ...(label ? { 'aria-labelledby': labelId } : { className }),
    'aria-describedby':
      [rest['aria-describedby'], description && descriptionId].filter(Boolean).join(' ') || undefined,
  });
  const row = (element: ReactNode): ReactNode => {
    if (!label) return element;
    return (
      <label className={classNames('ui-choice', className)} data-card={card || undefined}>
        {element}
        <span className="ui-choice-text">
          <span id={labelId} className="ui-choice-label">
            {label}
          </span>
          {description && (
            <span id={descriptionId} className="ui-hint">
              {description}
            </span>
          )}
          {children}
        </span>
      </label>
    );
  };
  return { control, row };
}
