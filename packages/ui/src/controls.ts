/**
 * Controls that no first screen uses: each app bundles those it imports. They import the rest of the package by its
 * name.
 */

export { useFocusOnceGone } from './actions/use-focus-once-gone';
export type { ColumnWidth } from './content/column-handle';
export {
  Composer,
  type ComposerProps,
  MessageBubble,
  type MessageBubbleProps,
  MessageLog,
  type MessageLogProps,
} from './content/messages';
export { type Column, Table, type TableProps } from './content/table';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './content/tabs';
export { useCheckedMessage } from './content/use-checked-message';
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from './fields/checkbox';
export { ListField, type ListFieldProps, type ListRow } from './fields/list-field';
export { type RadioChoice, RadioGroup, type RadioGroupProps } from './fields/radio-group';
export { moved, type RowKeys, useRowKeys } from './fields/row-keys';
export { ScrollIntoView } from './layout/scroll-into-view';
export { softEdges, softEnd } from './layout/soft-edges';
export { Tooltip, type TooltipProps, TooltipProvider } from './overlays/tooltip';
