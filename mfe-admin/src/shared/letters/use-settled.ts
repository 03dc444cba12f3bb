import { useEffect, useState } from 'react';

/** Long enough to send one request per pause, not per letter. */
const SETTLING_MS = 400;

/** Debounces a value; values are compared by their JSON. */
export function useSettled<T>(value: T): T {
  const said = JSON.stringify(value);
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return JSON.parse(settled) as T;
}
