import { useEffect, useRef, useState } from 'react';

/** Long enough to pass on words, not single letters. */
const DEBOUNCE_MS = 250;

/**
 * A text field's value, shown at once and passed on after a pause: the router changes the address too late for a
 * text field. It takes over `value` when that changes from outside, such as by Back.
 * @param value the value outside, usually in the address
 */
export function useDebouncedText(
  value: string,
  onTyped: (text: string) => void,
): [string, (text: string) => void] {
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
      if (text === lastValue.current) return; // nothing new, or the address has come to say so
      lastValue.current = text;
      callback.current(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
