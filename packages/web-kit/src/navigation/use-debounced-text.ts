import { useEffect, useRef, useState } from 'react';

/** Long enough to pass on words rather than single letters. */
const DEBOUNCE_MS = 250;

/**
 * The value of a text field, shown at once and passed on after a pause: the router updates the address too slowly for
 * typing. Follows `value` when that changes from outside, e.g. by Back.
 * @param value the outer value, usually from the address
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
      if (text === lastValue.current) return; // unchanged, or passed on in another way
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
