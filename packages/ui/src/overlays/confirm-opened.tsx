import { AlertDialog } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../actions/button';
import { ScopedPortal } from '../portals/portal-scope';
import { useReturnFocus } from './return-focus';

export interface ConfirmProps {
  open: boolean;
  /** Called with `false` only, so it may simply close the dialog. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Shown between the description and the buttons, e.g. an error. */
  children?: ReactNode;
  confirmLabel: string;
  /** The caller closes the dialog when it is done; while `busy`, nothing else closes it. */
  onConfirm: () => void;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
}

export function OpenedConfirm({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  destructive,
  busy,
}: ConfirmProps) {
  const returnFocus = useReturnFocus();
  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={busy ? undefined : onOpenChange}>
      <ScopedPortal of={AlertDialog.Portal}>
        <AlertDialog.Overlay className="ui-overlay" />
        <AlertDialog.Content className="ui-dialog" data-size="sm" {...returnFocus}>
          <header className="ui-dialog-head">
            <div>
              <AlertDialog.Title className="ui-dialog-title">{title}</AlertDialog.Title>
              <AlertDialog.Description className="ui-dialog-description">
                {description}
              </AlertDialog.Description>
            </div>
          </header>
          {children && <div className="ui-dialog-body">{children}</div>}
          <div className="ui-dialog-actions">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </ScopedPortal>
    </AlertDialog.Root>
  );
}
