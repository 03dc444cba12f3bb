import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type Value = string | number | boolean;
type Widened<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : boolean };

/** The parameters of the latest change, and the addresses before them that the router has not rendered yet. */
let pending: { params: URLSearchParams; steps: Set<string> } | undefined;

const addressOf = (path: string, params: URLSearchParams) => `${path}?${params}`;

/** Called with every rendered address: nothing is pending any more at the last one, or at one from elsewhere. */
function settlePending(path: string, params: URLSearchParams): void {
  if (!pending) return;
  const here = addressOf(path, params);
  if (here === addressOf(path, pending.params) || !pending.steps.has(here)) pending = undefined;
}

/**
 * Filters, tabs and searches that live in the address. Keys with their default value are left out of it; other
 * parameters stay. `set(changes, { push: true })` adds a step that Back undoes. A change of nothing adds no step, and
 * changes in quick succession are all applied.
 */
export function useUrlState<const T extends Record<string, Value>>(
  defaults: T,
): [Widened<T>, (changes: Partial<Widened<T>>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const { key, pathname } = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- `key`: every step of the history settles what is pending
  useEffect(() => settlePending(pathname, params), [key, pathname, params]);
  const shape = JSON.stringify(defaults);
  const state = useMemo(() => read(JSON.parse(shape) as T, params), [shape, params]);
  const set = useCallback(
    (changes: Partial<Widened<T>>, { push = false } = {}) => {
      const base = JSON.parse(shape) as T;
      const before = pending?.params ?? params;
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === base[name]) after.delete(name);
        else after.set(name, String(value));
      }
      if (after.toString() === before.toString()) return;
      const steps = pending?.steps ?? new Set<string>();
      pending = { params: after, steps: steps.add(addressOf(pathname, before)) };
      setParams(after, { replace: !push });
    },
    [shape, pathname, params, setParams],
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
