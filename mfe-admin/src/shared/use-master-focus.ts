import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './use-focus-on-change';

/** From this width on, the detail is beside the list; below, it replaces the list. */
const BESIDE = '(min-width: 64rem)';

export const isBeside = (): boolean => window.matchMedia(BESIDE).matches;

/**
 * Where list and detail replace each other, moves the focus to the detail when it opens, and back to its entry
 * (`data-id`) when it closes.
 * @param selected id of the selected item; empty or 0 for none
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
    next?.focus({ preventScroll: true }); // the list restores its own scroll position
  }, [selected]);
  return { list, detail };
}
