import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { RestingTrigger, useOpener } from '../later/opener';
import { useFieldControl } from './field';
import type { Choice } from './select-opened';

export type { Choice };

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'dir' | 'children' | 'ref'> {
  options: readonly Choice<Value>[];
  /** A value that matches no option shows the placeholder. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  placeholder?: string;
}

/** The attributes that Radix gives its own trigger. */
const COMBOBOX = { role: 'combobox', 'aria-haspopup': 'listbox' } as const;

/** One choice out of a list that opens over the page. */
export function Select<Value extends string = string>({
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...rest
}: SelectProps<Value>) {
  const control = useFieldControl({ ...rest, className: classNames('ui-input ui-select', className) });
  const chosen = options.find((option) => option.value === value);
  const { opened, wasPressed, trigger, resting } = useOpener(false);
  if (opened) {
    return (
      <opened.OpenedSelect
        options={options}
        chosen={chosen}
        onChoose={(option) => onValueChange(option.value as Value)}
        placeholder={placeholder}
        defaultOpen={wasPressed}
        trigger={control}
        triggerRef={trigger}
      />
    );
  }
  return (
    <RestingTrigger {...resting} {...COMBOBOX}>
      <button {...control} type="button" data-placeholder={chosen ? undefined : ''}>
        <span lang={chosen?.lang}>{chosen?.label ?? placeholder}</span>
        <ChevronDown aria-hidden="true" />
      </button>
    </RestingTrigger>
  );
}
