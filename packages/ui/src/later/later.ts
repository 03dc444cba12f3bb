import { useEffect, useSyncExternalStore } from 'react';

/** A module that is loaded on demand. */
export interface Later<Module> {
  /** Preloads it. */
  load: () => Promise<Module>;
  /** A hook: the module once it has loaded; undefined until then, and on the server. Loads it while `isWanted`. */
  use: (isWanted: boolean) => Module | undefined;
  /** The module, for components that render only after it has loaded. @throws Error before that */
  loaded: () => Module;
}

/** Between attempts; doubled after each. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export function later<Module>(find: () => Promise<Module>): Later<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const listeners = new Set<() => void>();

  const begin = async () => {
    try {
      module = await find();
      for (const listener of listeners) listener();
      return module;
    } catch (error) {
      loading = undefined; // the next call loads it again
      throw error;
    }
  };
  const load = () => {
    loading ??= begin();
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    load,
    use: (isWanted) => {
      const found = useSyncExternalStore(subscribe, () => module, nothing);
      useEffect(() => (isWanted ? persistently(load) : undefined), [isWanted]);
      return found;
    },
    loaded: () => {
      if (!module) throw new Error('the module is not loaded yet');
      return module;
    },
  };
}

const nothing = () => undefined;

/** Tries until it succeeds or the returned function is called. */
function persistently(load: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = (pause: number) => {
    load().catch(() => {
      if (!isOver) timer = setTimeout(() => attempt(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
    });
  };
  attempt(PAUSE_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
