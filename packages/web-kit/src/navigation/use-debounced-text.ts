import { useEffect, useRef, useState } from 'react';

/** Long enough to pass on words, not single letters. */
const DEBOUNCE_MS = 250;

/**
 * A text field's value, shown at once and passed on after a pause: the router changes the address too late for a
 * text field. It takes over `value` when that changes from outside, such as by Back.
 * @param value the value outside, usually in the address
 * @returns the text, what types another one, and what takes one over that the caller passes on itself, however late
 * the value comes to say so
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
