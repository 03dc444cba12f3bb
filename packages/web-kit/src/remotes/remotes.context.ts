import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a remote exposes under one name: a component of that same name. */
export type RemoteModule = Readonly<Record<string, ComponentType>>;

export interface RemoteFailure {
  error: unknown;
  retry: () => void;
}

/** What the host of a page gives so that remotes can be placed on it. */
export interface Remotes {
  /** Loads a remote's exposed module; `again` when an earlier attempt failed or never ended. */
  load: (remote: string, part: string, again: boolean) => Promise<RemoteModule>;
  /** Wraps everything that a remote draws. */
  Place: ComponentType<{ remote: string; children: ReactNode }>;
  Loading: ComponentType;
  Failed: ComponentType<RemoteFailure>;
}

export const RemotesContext = createContext<Remotes | undefined>(undefined);
