import { type ComponentType, lazy, type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { loadTranslations } from '../translations/translations';
import { RemoteBoundary } from './remote-boundary';
import { withTimeout } from './remote-loading';
import { type RemoteModule, type Remotes, RemotesContext, RenewalContext } from './remotes.context';

/** Lets everything below it use `<RemotePart>`. */
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
 * Renders a remote's component. One that is down, slow or broken shows a message with a
 * retry there, and the rest of the page goes on.
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

/** Stands beside a part and is mounted with it, before anything else can be pressed. */
function TellMounted({ remote }: { remote: string }) {
  const remotes = use(RemotesContext);
  useLayoutEffect(() => remotes?.onMounted?.(remote), [remotes, remote]);
  return null;
}

/**
 * For a file that the remote loads later by itself: loads the whole remote again, under other addresses. Undefined in a
 * standalone remote.
 */
export const useRenewal = (): (() => void) | undefined => use(RenewalContext);

/**
 * The lazy component of each part, cached so that React loads it once. The entry of a part that failed is set to
 * undefined when its failure is rendered, so that the next request loads it again.
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
    await loadTranslations(); // those that came with it
    return { default: module[part] };
  });
  cache.set(id, View);
  return View;
}

/** The next request for this part loads it again. */
function evict(remotes: Remotes, id: string, View: ComponentType): void {
  const cache = views.get(remotes);
  if (cache?.get(id) === View) cache.set(id, undefined);
}
