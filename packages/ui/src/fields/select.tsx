import { getNonce } from 'get-nonce';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { ScopedPortal } from '../portals/portal-scope';
import { useFieldControl } from './field';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'dir' | 'children'> {
  options: readonly Choice<Value>[];
  /** A value that no option has shows the placeholder. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  placeholder?: string;
}

/**
 * One choice out of a list that opens over the page. Letters that are typed lead to the option that begins
 * so; they are forgotten after 1000 ms, which is Radix's own figure.
 */
export function Select<Value extends string = string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  className,
  ...rest
}: SelectProps<Value>) {
  const control = useFieldControl(rest);
  const chosen = options.find((option) => option.value === value);
  const choose = (key: string) => {
    const option = options.find((each) => keyOf(each) === key);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.Root value={chosen ? keyOf(chosen) : ''} onValueChange={choose} disabled={disabled}>
      <Radix.Trigger {...control} className={classNames('ui-input ui-select', className)}>
        <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
        <Radix.Icon asChild>
          <ChevronDown />
        </Radix.Icon>
      </Radix.Trigger>
      <ScopedPortal of={Radix.Portal}>
        <Radix.Content className="ui-select-list" position="popper" sideOffset={6} collisionPadding={12}>
          {/* Radix hides the scroll bar; a long list must show that it goes on */}
          <Radix.Viewport nonce={getNonce()} style={{ scrollbarWidth: 'thin' }}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={keyOf(option)}
                disabled={option.disabled}
                className="ui-select-option"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator asChild>
                  <Check />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </ScopedPortal>
    </Radix.Root>
  );
}

/** Radix reserves `''` for "nothing chosen"; here it may be an option like any other. */
const keyOf = ({ value }: Choice): string => `=${value}`;
