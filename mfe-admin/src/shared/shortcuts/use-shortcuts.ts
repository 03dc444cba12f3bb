import { useEffect, useRef } from 'react';
import { type Begun, isTyping, press, type Shortcut } from './shortcut.rules';

/** Calls back with each shortcut, wherever the focus is, except while somebody types. */
export function useShortcuts(on: boolean, onShortcut: (shortcut: Shortcut) => void): void {
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
      event.preventDefault(); // the key itself is not typed into the search
      callback.current(next.shortcut);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
