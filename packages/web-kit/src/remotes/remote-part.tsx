import { type ComponentType, lazy, type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { loadTranslations } from '../translations/translations';
import { RemoteBoundary } from './remote-boundary';
import { withTimeout } from './remote-loading';
import { type RemoteModule, type Remotes, RemotesContext, RenewalContext } from './remotes.context';

/** Provides the remotes for every `<RemotePart>` below it. */
export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

export interface RemotePartProps {
  /** `catalog`, `gallery`, `admin` */
  remote: string;
  /** The exposed component, e.g. `App`. */
  part: string;
  /** The component's props, where it takes any. */
  props?: object;
  /** Replaces the host's loading state; `null` for nothing. */
  loading?: ReactNode;
  /** Replaces the host's failure message; `null` for an optional part. */
  failed?: ReactNode;
}

/**
 * Renders a remote's component. If the remote is down, slow or broken, a message with a retry appears in its place
 * only.
 */
export function RemotePart({ remote, part, ...options }: RemotePartProps) {
  const remotes = use(RemotesContext);
  if (!remotes) return null; // a standalone remote has no other remotes
  return <LoadedPart key={`${remote}/${part}`} remote={remote} part={part} remotes={remotes} {...options} />;
}

function LoadedPart({
  remote,
  part,
  props,
  loading,
  failed,
  remotes,
}: RemotePartProps & { remotes: Remotes }) {
  const id = `${remote}/${part}`;
  const load = (again: boolean) =>
    cachedView(
      remotes,
      id,
      part,
      again,
      (anew) => {
        const loading = remotes.load(remote, part, anew);
        return !anew && remotes.isDrawn?.(remote, part) ? loading : withTimeout(id, loading);
      },
      remotes.loaded?.(remote, part),
    );
  const [attempt, setAttempt] = useState(() => ({ count: 0, View: load(false) }));
  const show = (View: ComponentType) => setAttempt(({ count }) => ({ count: count + 1, View }));
  const renew = () => show(load(true));
  const { Place, Loading, Failed } = remotes;
  const { View } = attempt;
  return (
    <Place remote={remote}>
      <RemoteBoundary
        key={attempt.count}
        name={id}
        onFailure={() => evict(remotes, id, View)}
        onRetry={renew}
        onLate={(module) =>
          show(module ? cachedView(remotes, id, part, true, () => Promise.resolve(module)) : View)
        }
        fallback={(failure) =>
          failed === undefined ? <Failed {...failure} isAgain={attempt.count > 0} /> : failed
        }
      >
        <Suspense fallback={loading === undefined ? <Loading /> : loading}>
          <RenewalContext value={renew}>
            <View {...props} />
          </RenewalContext>
          <TellMounted remote={remote} />
        </Suspense>
      </RemoteBoundary>
    </Place>
  );
}

/** A sibling that mounts together with the part, before the part can be pressed. */
function TellMounted({ remote }: { remote: string }) {
  const remotes = use(RemotesContext);
  useLayoutEffect(() => remotes?.onMounted?.(remote), [remotes, remote]);
  return null;
}

/**
 * Reloads the whole remote under other addresses, for a file that the remote loads lazily; undefined in a standalone
 * remote.
 */
export const useRenewal = (): (() => void) | undefined => use(RenewalContext);

/**
 * The lazy component of each part, cached so that React loads it once. When a part's failure has been rendered, its
 * entry becomes undefined, so that the next request loads it again.
 */
const views = new WeakMap<Remotes, Map<string, ComponentType | undefined>>();

function cachedView(
  remotes: Remotes,
  id: string,
  part: string,
  again: boolean,
  load: (again: boolean) => Promise<RemoteModule>,
  loaded?: RemoteModule,
): ComponentType {
  const cache = views.get(remotes) ?? new Map<string, ComponentType | undefined>();
  views.set(remotes, cache);
  const cached = cache.get(id);
  if (cached && !again) return cached;
  const hasFailed = cache.has(id) && !cached;
  const here = again || hasFailed ? undefined : loaded?.[part];
  if (here) {
    cache.set(id, here);
    return here;
  }
  const View = lazy(async () => {
    const module = await load(again || hasFailed);
    if (!module[part]) throw new Error(`${id} exports no ${part}`);
    await loadTranslations(); // the remote's translations
    return { default: module[part] };
  });
  cache.set(id, View);
  return View;
}

/** Makes the next request for this part load it again. */
function evict(remotes: Remotes, id: string, View: ComponentType): void {
  const cache = views.get(remotes);
  if (cache?.get(id) === View) cache.set(id, undefined);
}
