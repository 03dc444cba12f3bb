import { useEffect, useRef } from 'react';
import { type Begun, press, type Shortcut } from './shortcut.rules';
import { isTyping } from './typing';

/**
 * Calls back for each shortcut, wherever the focus is, except while typing. With several listeners, one that returns
 * `false` leaves the shortcut to the others.
 */
export function useShortcuts(on: boolean, onShortcut: (shortcut: Shortcut) => boolean): void {
  const callback = useRef(onShortcut);
  useEffect(() => {
    callback.current = onShortcut;
  });
  useEffect(() => {
    if (!on) return;
    let begun: Begun | undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return;
      const next = press(begun, key, timeStamp);
      begun = next.begun;
      if (!next.shortcut) return;
      // keeps the key from being typed into the search field
      if (callback.current(next.shortcut)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
