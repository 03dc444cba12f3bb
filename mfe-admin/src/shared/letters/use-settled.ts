import { useEffect, useState } from 'react';

/** Long enough to ask for what was typed, not for every letter of it. */
const SETTLING_MS = 400;

/** The last value that stood still for a moment; values that say the same are the same. */
export function useSettled<T>(value: T): T {
  const said = JSON.stringify(value);
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return JSON.parse(settled) as T;
}
