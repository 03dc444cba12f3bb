import { useEffect, useRef } from 'react';

/** The id of the panel, which takes the focus whenever another booking is opened in it. */
export const PANEL_ID = 'booking-beside';

/** What was opened is what is read next; what the page's own address opens leaves the focus where it is. */
export const useFocusOnBooking = (id: string): void => useFocusOnChange(id, always);

/** When a step is done its button disappears: if that loses the focus, the panel takes it. */
export const useFocusOnStep = (kind: string | undefined): void => useFocusOnChange(kind, isLost);

const always = () => true;
const isLost = (): boolean => document.activeElement === document.body;

function useFocusOnChange(what: string | undefined, applies: () => boolean): void {
  const known = useRef(what);
  useEffect(() => {
    if (known.current === what) return;
    known.current = what;
    if (applies()) document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
  }, [what, applies]);
}
