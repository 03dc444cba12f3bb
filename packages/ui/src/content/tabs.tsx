import { classNames } from '@safari/ui';
import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { softSides } from '../layout/soft-edges';

export type TabsProps = ComponentProps<typeof Radix.Root>;

export function Tabs({ className, ...rest }: TabsProps) {
  return <Radix.Root {...rest} className={classNames('ui-tabs', className)} />;
}

export interface TabListProps {
  /** Names the tabs for screen readers. */
  label: string;
  children: ReactNode;
  className?: string;
}

export function TabList({ label, children, className }: TabListProps) {
  const row = useSelectedInSight();
  return (
    <Radix.List ref={row} aria-label={label} className={classNames('ui-tab-list', className)}>
      {children}
    </Radix.List>
  );
}

/** Keeps the selected tab in view: a row of tabs that is wider than the screen scrolls sideways, the page does not. */
function useSelectedInSight(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const harden = softSides(list);
    const show = () => {
      const tab = list.querySelector<HTMLElement>('[data-state="active"]');
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    const selection = new MutationObserver(show);
    // counts that load later make tabs wider
    selection.observe(list, {
      subtree: true,
      attributeFilter: ['data-state'],
      childList: true,
      characterData: true,
    });
    return () => {
      harden();
      selection.disconnect();
    };
  }, []);
  return row;
}

export interface TabProps {
  value: string;
  children: ReactNode;
  count?: number;
  disabled?: boolean;
}

export function Tab({ value, children, count, disabled }: TabProps) {
  return (
    <Radix.Trigger value={value} disabled={disabled} className="ui-tab">
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className="ui-count">{count}</span>
        </>
      )}
    </Radix.Trigger>
  );
}

export type TabPanelProps = ComponentProps<typeof Radix.Content>;

export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Radix.Content {...rest} className={classNames('ui-tab-panel', className)} />;
}
