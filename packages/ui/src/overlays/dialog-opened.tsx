import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import { ScopedPortal } from '../portals/portal-scope';
import { useReturnFocus } from './return-focus';

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Without a trigger it is called with `false` only, so it may simply close the dialog. */
  onOpenChange?: (open: boolean) => void;
  /** One focusable element that opens an uncontrolled dialog. */
  trigger?: ReactNode;
  /** Width: 28, 36, 48 or 64 rem; on a phone always a bottom sheet. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** As high as the window allows, whatever its content: for tabs, steps or lists that grow. */
  steady?: boolean;
  /** A request is running: nothing closes the dialog until it is answered. */
  busy?: boolean;
  closeLabel?: string;
  /** CSS selector of the element that gets the focus first; the close button by default. */
  initialFocus?: string;
  className?: string;
}

type OpenedDialogProps = Omit<DialogProps, 'trigger'>;

export function OpenedDialog({
  title,
  description,
  children,
  open,
  onOpenChange,
  size = 'md',
  steady,
  busy,
  closeLabel = 'Close',
  initialFocus,
  className,
}: OpenedDialogProps) {
  const returnFocus = useReturnFocus(initialFocus);
  const [isScrolled, setScrolled] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={busy ? undefined : onOpenChange}>
      <ScopedPortal of={Radix.Portal}>
        <Radix.Overlay className="ui-overlay" />
        <Radix.Content
          className={classNames('ui-dialog', className)}
          data-size={size}
          data-steady={steady || undefined}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
          {...returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          {/* a line under the head while content is scrolled under it; inline, since the landing page does not load its style */}
          <header
            className="ui-dialog-head"
            style={{ boxShadow: isScrolled ? '0 1px var(--color-line)' : undefined }}
          >
            <div>
              <Radix.Title className="ui-dialog-title">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="ui-dialog-description">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              className="ui-button ui-icon-button"
              data-variant="quiet"
              data-size="md"
              aria-label={closeLabel}
              disabled={busy}
            >
              <X />
            </Radix.Close>
          </header>
          <div className="ui-dialog-body">{children}</div>
        </Radix.Content>
      </ScopedPortal>
    </Radix.Root>
  );
}

/** Its only child closes the dialog. */
export function OpenedDialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
