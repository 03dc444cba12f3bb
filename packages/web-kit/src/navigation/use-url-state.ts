import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import {
  type Location,
  type Navigator,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';

type Value = string | number | boolean;
type Widened<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : boolean };

/**
 * State in the address's query: filters, tabs, searches. Keys with their default value are left out of the address;
 * other parameters stay. `set(changes, { push: true })` adds a history entry. A change to the same values adds none;
 * changes in quick succession are all applied; changes after the component has unmounted or its page was left are
 * ignored.
 */
export function useUrlState<const T extends Record<string, Value>>(
  defaults: T,
): [Widened<T>, (changes: Partial<Widened<T>>, options?: { push?: boolean }) => void] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const history = useContext(UNSAFE_NavigationContext).navigator as Navigator & { location: Location };
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const shape = JSON.stringify(defaults);
  const state = useMemo(() => read(JSON.parse(shape) as T, params), [shape, params]);
  const set = useCallback(
    (changes: Partial<Widened<T>>, { push = false } = {}) => {
      const latest = history.location; // the router may not have rendered the latest address yet
      if (!isShown.current || latest.pathname !== pathname) return;
      const base = JSON.parse(shape) as T;
      const before = new URLSearchParams(latest.search);
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === base[name]) after.delete(name);
        else after.set(name, String(value));
      }
      if (after.toString() !== before.toString()) void navigate(`?${after}`, { replace: !push });
    },
    [shape, pathname, navigate, history],
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
