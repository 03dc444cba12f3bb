import { useEffect } from 'react';

/** The attribute by which Radix marks what it hides from screen readers while an overlay is open. */
const MARK = 'data-aria-hidden';

/**
 * While a list is open, makes inert what Radix only hides from screen readers; otherwise keyboard or touch could move
 * the focus to an element that is not announced.
 */
export function useInertBehind(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const behind = new Set<Element>();
    const shut = () => {
      for (const element of document.querySelectorAll(`[${MARK}]:not([inert])`)) {
        element.setAttribute('inert', '');
        behind.add(element);
      }
    };
    // Radix marks the page only after its list is mounted, in a task of its own
    const marks = new MutationObserver(shut);
    marks.observe(document.body, { attributeFilter: [MARK], subtree: true });
    shut();
    // runs before Radix returns the focus, which it does in a later task
    return () => {
      marks.disconnect();
      for (const element of behind) element.removeAttribute('inert');
    };
  }, [isOpen]);
}
