import { ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
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

export function Menu({ trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
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

/** With `asChild` the only child (a link) is the item and brings its own icon. */
export function MenuItem({ icon, destructive, className, children, ...rest }: MenuItemProps) {
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

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="ui-menu-label">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="ui-menu-separator" />;
}

/** Opens after 100 ms under the pointer and stays 300 ms while the pointer moves to it: Radix's own figures. */
export function SubMenu({
  label,
  icon,
  children,
}: {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}) {
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
