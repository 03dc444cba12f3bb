import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type Value = string | number | boolean;
type Widened<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : boolean };

/** What was set since the page last followed its address: the router shows a new one only a moment later. */
let underWay: { from: string; params: URLSearchParams } | undefined;

/**
 * Filters, tabs and searches that live in the address. Keys with their default value are left out of it; other
 * parameters stay. `set(changes, { push: true })` makes a step that Back undoes. What changes nothing is no step, and
 * changes that follow each other at once all hold.
 */
export function useUrlState<const T extends Record<string, Value>>(
  defaults: T,
): [Widened<T>, (changes: Partial<Widened<T>>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  useEffect(() => {
    underWay = undefined; // every address, also one that Back leads to, is a new beginning
  }, [key]);
  const shape = JSON.stringify(defaults);
  const state = useMemo(() => read(JSON.parse(shape) as T, params), [shape, params]);
  const set = useCallback(
    (changes: Partial<Widened<T>>, { push = false } = {}) => {
      const base = JSON.parse(shape) as T;
      const before = underWay?.from === key ? underWay.params : params;
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === base[name]) after.delete(name);
        else after.set(name, String(value));
      }
      if (after.toString() === before.toString()) return;
      underWay = { from: key, params: after };
      setParams(after, { replace: !push });
    },
    [shape, key, params, setParams],
  );
  return [state, set];
}

function read<T extends Record<string, Value>>(defaults: T, params: URLSearchParams): Widened<T> {
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const text = params.get(name);
    return [name, text === null ? fallback : parse(text, fallback)] as const;
  });
  return Object.fromEntries(entries) as Widened<T>;
}

function parse(text: string, fallback: Value): Value {
  if (typeof fallback === 'number')
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : fallback;
  if (typeof fallback === 'boolean') return text === 'true';
  return text;
}
