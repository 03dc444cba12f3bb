import { Slot } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import { overlays } from '../later/overlays';
import type { DialogProps } from './dialog-opened';

export type { DialogProps };

export function Dialog({ trigger, open, onOpenChange, ...rest }: DialogProps) {
  const [wasOpened, setOpened] = useState(false);
  const isOpen = open ?? wasOpened;
  const opened = overlays.use(isOpen);
  const change = (next: boolean) => {
    setOpened(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger && (
        <Slot.Root aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => change(true)}>
          {trigger}
        </Slot.Root>
      )}
      {opened && <opened.OpenedDialog {...rest} open={isOpen} onOpenChange={change} />}
    </>
  );
}

/** The buttons at the foot of a dialog; they stay visible while the rest scrolls. May be inside a form. */
export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-dialog-actions', className)} />;
}

/** Its only child closes the dialog. */
export function DialogClose(props: { children: ReactNode }) {
  const { OpenedDialogClose } = overlays.loaded();
  return <OpenedDialogClose {...props} />;
}
