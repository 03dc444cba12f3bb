import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

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
  return (
    <Radix.List aria-label={label} className={classNames('ui-tab-list', className)}>
      {children}
    </Radix.List>
  );
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
