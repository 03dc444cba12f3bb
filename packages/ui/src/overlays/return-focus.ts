import { useEffect, useRef } from 'react';

/** Had the focus before a dialog that is just being replaced by another one. */
let handedOn: HTMLElement | undefined;

/**
 * Gives the focus back to whatever had it when the dialog opened: Radix alone knows only the way to a trigger,
 * and most dialogs have none. A dialog that takes the place of another one inherits where to return.
 * @param initialFocus selector of what in the dialog takes the focus first
 */
export function useReturnFocus(initialFocus?: string) {
  const opener = useRef<HTMLElement>(undefined);
  useEffect(
    () => () => {
      handedOn = opener.current;
    },
    [],
  );
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document;
      opener.current =
        activeElement instanceof HTMLElement && activeElement !== body ? activeElement : handedOn;
      const first =
        initialFocus && (event.currentTarget as HTMLElement).querySelector<HTMLElement>(initialFocus);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      handedOn = undefined;
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
  };
}
