import { RestingTrigger, useOpener } from '../later/opener';
import { overlays } from '../later/overlays';
import type { MenuItemProps, MenuProps, SubMenuProps } from './menu-opened';

export type { MenuItemProps, MenuProps };

export function Menu(props: MenuProps) {
  const { trigger, open, onOpenChange } = props;
  const { opened, wasPressed, trigger: triggerRef, resting } = useOpener(open, () => onOpenChange?.(true));
  if (opened) return <opened.OpenedMenu {...props} triggerRef={triggerRef} defaultOpen={wasPressed} />;
  return (
    <RestingTrigger {...resting} aria-haspopup="menu">
      {trigger}
    </RestingTrigger>
  );
}

/** With `asChild` the only child (a link) is the item and brings its own icon. */
export function MenuItem(props: MenuItemProps) {
  const { OpenedMenuItem } = overlays.loaded();
  return <OpenedMenuItem {...props} />;
}

export function SubMenu(props: SubMenuProps) {
  const { OpenedSubMenu } = overlays.loaded();
  return <OpenedSubMenu {...props} />;
}
