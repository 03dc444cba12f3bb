import { ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { ScopedPortal } from '../portals/portal-scope';

export interface MenuProps {
  /** One focusable element, usually a Button; it gets the menu's aria wiring. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

interface OpenedMenuProps extends MenuProps {
  defaultOpen: boolean;
  triggerRef: Ref<HTMLButtonElement>;
}

export function OpenedMenu({
  trigger,
  triggerRef,
  children,
  align = 'end',
  open,
  defaultOpen,
  onOpenChange,
}: OpenedMenuProps) {
  return (
    <DropdownMenu.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild ref={triggerRef}>
        {trigger}
      </DropdownMenu.Trigger>
      <ScopedPortal of={DropdownMenu.Portal}>
        <DropdownMenu.Content className="ui-menu" align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </DropdownMenu.Content>
      </ScopedPortal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  icon?: ReactNode;
  destructive?: boolean;
}

export function OpenedMenuItem({ icon, destructive, className, children, ...rest }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={classNames('ui-menu-item', className)}
      data-destructive={destructive || undefined}
    >
      {rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

export interface SubMenuProps {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

/** Opens after 100 ms under the pointer and stays 300 ms while the pointer moves to it: Radix's own figures. */
export function OpenedSubMenu({ label, icon, children }: SubMenuProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="ui-menu-item">
        {icon}
        {label}
        <ChevronRight className="ui-menu-chevron" />
      </DropdownMenu.SubTrigger>
      <ScopedPortal of={DropdownMenu.Portal}>
        <DropdownMenu.SubContent className="ui-menu" sideOffset={4} collisionPadding={12}>
          {children}
        </DropdownMenu.SubContent>
      </ScopedPortal>
    </DropdownMenu.Sub>
  );
}
