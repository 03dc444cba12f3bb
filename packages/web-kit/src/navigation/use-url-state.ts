import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type Value = string | number | boolean;
type Widened<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : boolean };

/** Where the latest change leads and the addresses on the way there: the router shows each only a moment later. */
let underWay: { params: URLSearchParams; steps: Set<string> } | undefined;

const addressOf = (path: string, params: URLSearchParams) => `${path}?${params}`;

/** The page shows this address: the way is over at its end, or where somebody went elsewhere. */
function arriveAt(path: string, params: URLSearchParams): void {
  if (!underWay) return;
  const here = addressOf(path, params);
  if (here === addressOf(path, underWay.params) || !underWay.steps.has(here)) underWay = undefined;
}

/**
 * Filters, tabs and searches that live in the address. Keys with their default value are left out of it; other
 * parameters stay. `set(changes, { push: true })` makes a step that Back undoes. What changes nothing is no step, and
 * changes that follow each other at once all hold.
 */
export function useUrlState<const T extends Record<string, Value>>(
  defaults: T,
): [Widened<T>, (changes: Partial<Widened<T>>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const { key, pathname } = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- `key`: every step of the history is an arrival
  useEffect(() => arriveAt(pathname, params), [key, pathname, params]);
  const shape = JSON.stringify(defaults);
  const state = useMemo(() => read(JSON.parse(shape) as T, params), [shape, params]);
  const set = useCallback(
    (changes: Partial<Widened<T>>, { push = false } = {}) => {
      const base = JSON.parse(shape) as T;
      const before = underWay?.params ?? params;
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === base[name]) after.delete(name);
        else after.set(name, String(value));
      }
      if (after.toString() === before.toString()) return;
      const steps = underWay?.steps ?? new Set<string>();
      underWay = { params: after, steps: steps.add(addressOf(pathname, before)) };
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
