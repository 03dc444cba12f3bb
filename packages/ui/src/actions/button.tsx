import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  /** Ignores clicks, but keeps the focus, so that `aria-describedby` can say why. */
  'aria-disabled'?: boolean | undefined;
}

export function Button({
  variant = 'primary',
  size = 'md',
  block,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = busy || rest['aria-disabled'];
  return (
    <button
      {...rest}
      type={type}
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={isOff ? suppress : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

function suppress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  /** Renders as its only child (a router's link) instead of an `<a>`. */
  asChild?: boolean;
}

export function LinkButton({
  variant = 'primary',
  size = 'md',
  block,
  asChild,
  className,
  ...rest
}: LinkButtonProps) {
  const Anchor = asChild ? Slot.Root : 'a';
  return (
    <Anchor
      {...rest}
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    />
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'block'> {
  /** The accessible name; the icon itself is decoration. */
  label: string;
  children: ComponentProps<'button'>['children'];
}

export function IconButton({
  label,
  variant = 'quiet',
  busy,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      busy={busy}
      aria-label={label}
      className={classNames('ui-icon-button', className)}
    >
      {busy ? null : children}
    </Button>
  );
}

export interface TextLinkProps extends ComponentProps<'a'> {
  asChild?: boolean;
  /** Underlined only under the pointer; for navigation and card titles, never inside a sentence. */
  quiet?: boolean;
}

export function TextLink({ asChild, quiet, className, ...rest }: TextLinkProps) {
  const Anchor = asChild ? Slot.Root : 'a';
  return <Anchor {...rest} className={classNames('ui-link', className)} data-quiet={quiet || undefined} />;
}
