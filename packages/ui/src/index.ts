export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
  TextLink,
  type TextLinkProps,
} from './actions/button';
export { DownloadLink } from './actions/download-link';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  SubMenu,
} from './actions/menu';
export { Spinner } from './actions/spinner';
export { classNames } from './class-names';
export { Accordion, AccordionItem, type AccordionItemProps } from './content/accordion';
export { Badge, type BadgeProps, type BadgeTone, Kbd, Tag, type TagProps } from './content/badge';
export {
  Card,
  CardActions,
  CardBody,
  CardMedia,
  type CardProps,
  CardTitle,
  type CardTitleProps,
} from './content/card';
export { Facts, type FactsProps } from './content/facts';
export { LoadMore, type LoadMoreProps } from './content/load-more';
export { Avatar, type AvatarProps, Picture, type PictureProps } from './content/picture';
export { Rating, type RatingProps, Stat, type StatProps, Stats } from './content/stat';
export { SwipeRow, type SwipeRowProps } from './content/swipe-row';
export {
  type Step,
  Steps,
  type StepsProps,
  Timeline,
  TimelineItem,
  type TimelineItemProps,
  type TimelineProps,
} from './content/timeline';
export { Field, FieldError, type FieldProps, useFieldControl } from './fields/field';
export { Chips, type ChipsProps, FilterBar, type FilterBarProps } from './fields/filter-bar';
export { MoneyInput, type MoneyInputProps } from './fields/money-input';
export { NumberInput, type NumberInputProps } from './fields/number-input';
export { SearchBox, type SearchBoxProps } from './fields/search-box';
export { type Choice, Select, type SelectProps } from './fields/select';
export {
  DateField,
  type DateFieldProps,
  Textarea,
  TextInput,
  type TextInputProps,
} from './fields/text-input';
export { type Later, later } from './later/later';
export { loadOverlays } from './later/overlays';
export { useHasJoined } from './later/use-has-joined';
export { Band, type BandProps, Container, type ContainerProps } from './layout/band';
export { Breadcrumbs } from './layout/breadcrumbs';
export { Hero, type HeroProps } from './layout/hero';
export { SectionHeading, type SectionHeadingProps } from './layout/section-heading';
export { SkipLink, VisuallyHidden } from './layout/skip-link';
export { UiProvider } from './layout/ui-provider';
export { Notice, type NoticeProps } from './notices/notice';
export { type Toast, type ToastMessage, toast } from './notices/toast.store';
export { Toaster, type ToasterProps } from './notices/toaster';
export { Confirm, type ConfirmProps } from './overlays/confirm';
export { Dialog, DialogActions, DialogClose, type DialogProps } from './overlays/dialog';
export { installStyleNonce } from './overlays/style-nonce';
export {
  OutsideScopes,
  PortalScope,
  type PortalScopeProps,
  ScopedPortal,
} from './portals/portal-scope';
export { EmptyState, type EmptyStateProps } from './states/empty-state';
export { FailedState, type FailedStateProps } from './states/failed-state';
export { Progress, type ProgressProps } from './states/progress';
export { RemoteData, type RemoteDataProps, type RemoteResult } from './states/remote-data';
export { Skeleton, SkeletonCard, type SkeletonProps } from './states/skeleton';
