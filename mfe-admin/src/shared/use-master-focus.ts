import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './use-focus-on-change';

/** From here on the detail stands beside the list, and the list is a pane; below, it takes the list's place. */
const BESIDE = '(min-width: 64rem)';

export const isBeside = (): boolean => window.matchMedia(BESIDE).matches;

/**
 * What was chosen is what is read next where the pressed button goes, and its entry (`data-id`) is once it is left.
 * @param selected id of the selected item; empty or 0 while nothing is selected
 */
export function useMasterFocus(selected: number | string) {
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const shown = useRef(selected);
  useLayoutEffect(() => {
    const left = shown.current;
    if (left === selected) return;
    shown.current = selected;
    const isHidden = selected && !isBeside() && list.current?.contains(document.activeElement);
    if (!isHidden && !isFocusLost()) return;
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
    const entry = [...entries].find(({ dataset }) => dataset['id'] === String(left));
    const next = selected ? detail.current : (entry ?? list.current);
    next?.focus({ preventScroll: true }); // the list scrolls itself to where it was
  }, [selected]);
  return { list, detail };
}
