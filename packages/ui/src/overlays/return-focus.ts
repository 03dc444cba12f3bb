import { useEffect, useRef } from 'react';

/** The opener of a dialog that another dialog is replacing. */
let inheritedOpener: HTMLElement | undefined;

/**
 * Returns the focus to the element that had it when the dialog opened, or to `<main>` if that is gone: Radix returns it
 * only to a trigger, and most dialogs have none. A dialog that replaces another one inherits its opener.
 * @param initialFocus CSS selector of the element in the dialog that gets the focus first
 */
export function useReturnFocus(initialFocus?: string) {
  const opener = useRef<HTMLElement>(undefined);
  useEffect(
    () => () => {
      inheritedOpener = opener.current;
    },
    [],
  );
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document;
      opener.current =
        activeElement instanceof HTMLElement && activeElement !== body ? activeElement : inheritedOpener;
      const first =
        initialFocus && (event.currentTarget as HTMLElement).querySelector<HTMLElement>(initialFocus);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      inheritedOpener = undefined;
      const place = opener.current?.isConnected
        ? opener.current
        : document.querySelector<HTMLElement>('main');
      if (!place) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
    },
  };
}
