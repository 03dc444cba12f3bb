import { getNonce } from 'get-nonce';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ComponentProps, type Ref, useState } from 'react';
import { useInertBehind } from '../overlays/inert-behind';
import { ScopedPortal } from '../portals/portal-scope';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** The label's language, where it differs from the page's. */
  lang?: string;
  disabled?: boolean;
}

export interface OpenedSelectProps {
  options: readonly Choice[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
  placeholder: string | undefined;
  defaultOpen: boolean;
  /** The props of the button. */
  trigger: Omit<ComponentProps<typeof Radix.Trigger>, 'ref'>;
  triggerRef: Ref<HTMLButtonElement>;
}

/** Typed letters move to the first option that starts with them; they are reset after 1000 ms, Radix's own value. */
export function OpenedSelect({
  options,
  chosen,
  onChoose,
  placeholder,
  defaultOpen,
  trigger,
  triggerRef,
}: OpenedSelectProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  useInertBehind(isOpen);
  const choose = (key: string) => {
    const option = options.find((each) => keyOf(each) === key);
    if (option) onChoose(option);
  };
  return (
    <Radix.Root
      value={chosen ? keyOf(chosen) : ''}
      onValueChange={choose}
      defaultOpen={defaultOpen}
      onOpenChange={setOpen}
      disabled={trigger.disabled}
    >
      <Radix.Trigger {...trigger} ref={triggerRef}>
        <Radix.Value placeholder={placeholder} lang={chosen?.lang}>
          {chosen?.label}
        </Radix.Value>
        <Radix.Icon asChild>
          <ChevronDown />
        </Radix.Icon>
      </Radix.Trigger>
      <ScopedPortal of={Radix.Portal}>
        <Radix.Content className="ui-select-list" position="popper" sideOffset={6} collisionPadding={12}>
          {/* Radix hides the scrollbar, but a long list must show that it scrolls */}
          <Radix.Viewport nonce={getNonce()} style={{ scrollbarWidth: 'thin' }}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={keyOf(option)}
                lang={option.lang}
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

/** Radix reserves `''` for "no selection"; here it may be an option's value. */
const keyOf = ({ value }: Choice): string => `=${value}`;
