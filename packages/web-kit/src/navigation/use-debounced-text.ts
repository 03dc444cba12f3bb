import { useEffect, useRef, useState } from 'react';

/** Long enough to pass on words, not single letters. */
const DEBOUNCE_MS = 250;

/**
 * A text field's value, shown at once and passed on after a pause, because the router updates the address too late for
 * a text field. Follows `value` when that changes from outside, such as by Back.
 * @param value the value outside, usually in the address
 * @returns the text; a setter for typing, which passes the text on after the pause; and a setter for a text that the
 * caller passes on itself, however late `value` follows
 */
export function useDebouncedText(
  value: string,
  onTyped: (text: string) => void,
): [text: string, type: (text: string) => void, settle: (text: string) => void] {
  const [text, setText] = useState(value);
  const lastValue = useRef(value);
  const callback = useRef(onTyped);
  useEffect(() => {
    callback.current = onTyped;
  });

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (text === lastValue.current) return; // nothing new, or it was passed on otherwise
      lastValue.current = text;
      callback.current(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const settle = (next: string) => {
    lastValue.current = next;
    setText(next);
  };
  return [text, setText, settle];
}
