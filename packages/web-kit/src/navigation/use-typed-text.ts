import { useEffect, useRef, useState } from 'react';

/** Long enough that a word is passed on, not each of its letters. */
const PAUSE = 250;

/**
 * Text that shows as it is typed while its owner, usually the address, follows after a pause: the router changes the
 * address too late for a text field. It follows its owner when Back changes that.
 * @param value what the owner holds now
 */
export function useTypedText(
  value: string,
  onTyped: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const known = useRef(value);
  const tell = useRef(onTyped);
  useEffect(() => {
    tell.current = onTyped;
  });

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      tell.current(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
