import { type ComponentType, createContext, type ReactNode } from 'react';

/** An exposed module: it exports a component of the exposed name. */
export type RemoteModule = Readonly<Record<string, ComponentType>>;

export interface RemoteFailure {
  error: unknown;
  /** An earlier attempt failed, too. */
  isAgain?: boolean;
  retry: () => void;
}

/** How the host of a page loads remotes, and what it renders around them. */
export interface Remotes {
  /** Loads an exposed module; `again` when an earlier attempt failed or never ended. */
  load: (remote: string, part: string, again: boolean) => Promise<RemoteModule>;
  /** An exposed module that is loaded already: its part renders synchronously, as joining a drawn page requires. */
  loaded?: (remote: string, part: string) => RemoteModule | undefined;
  /** Whether the server drew that part: its HTML stays visible until the part has loaded, however long that takes. */
  isDrawn?: (remote: string, part: string) => boolean;
  /** Called whenever a part of that remote has been mounted and responds to events. */
  onMounted?: (remote: string) => void;
  /** Wraps everything that a remote renders. */
  Place: ComponentType<{ remote: string; children: ReactNode }>;
  Loading: ComponentType;
  Failed: ComponentType<RemoteFailure>;
}

export const RemotesContext = createContext<Remotes | undefined>(undefined);

/** Reloads the remote under other addresses. */
export const RenewalContext = createContext<(() => void) | undefined>(undefined);
