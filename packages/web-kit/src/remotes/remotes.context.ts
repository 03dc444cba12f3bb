import { type ComponentType, createContext, type ReactNode } from 'react';

/** An exposed module: it exports a component of the same name. */
export type RemoteModule = Readonly<Record<string, ComponentType>>;

export interface RemoteFailure {
  error: unknown;
  /** It failed before, and was loaded anew. */
  isAgain?: boolean;
  retry: () => void;
}

/** How the host of a page loads remotes and what it renders around them. */
export interface Remotes {
  /** Loads a remote's exposed module; `again` when an earlier attempt failed or never ended. */
  load: (remote: string, part: string, again: boolean) => Promise<RemoteModule>;
  /** An exposed module that is here already: its part is drawn at once, as it must be where a drawn page is joined. */
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

/** Loads the remote again, under other addresses. */
export const RenewalContext = createContext<(() => void) | undefined>(undefined);
