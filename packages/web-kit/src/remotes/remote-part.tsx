import { type ComponentType, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { withinTimeout } from './remote-loading';
import { type Remotes, RemotesContext } from './remotes.context';

/** Where remotes may be placed: everything below can use `<RemotePart>`. */
export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

export interface RemotePartProps {
  /** `catalog`, `gallery`, `admin` */
  remote: string;
  /** The exposed component, e.g. `App`. */
  part: string;
  /** Shown while it loads, in place of the host's own. */
  loading?: ReactNode;
}

/**
 * A remote's component in its own place on the page. One that is down, slow or broken shows a message with a
 * retry there, and nothing else suffers.
 */
export function RemotePart({ remote, part, loading }: RemotePartProps) {
  const remotes = use(RemotesContext);
  if (!remotes) return null; // a remote that stands alone has no neighbours
  return <Placed key={`${remote}/${part}`} remote={remote} part={part} loading={loading} remotes={remotes} />;
}

function Placed({ remote, part, loading, remotes }: RemotePartProps & { remotes: Remotes }) {
  const id = `${remote}/${part}`;
  const [attempt, setAttempt] = useState(() => ({ count: 0, View: view(remotes, remote, part, false) }));
  const retry = useCallback(
    (again: boolean) =>
      setAttempt(({ count }) => ({ count: count + 1, View: view(remotes, remote, part, again) })),
    [remotes, remote, part],
  );
  const { Place, Loading, Failed } = remotes;
  const { View } = attempt;
  return (
    <Place remote={remote}>
      <RemoteBoundary
        key={attempt.count}
        name={id}
        onRetry={() => retry(true)}
        onLate={() => retry(false)}
        fallback={(failure) => <Failed {...failure} />}
      >
        <Suspense fallback={loading ?? <Loading />}>
          <View />
        </Suspense>
      </RemoteBoundary>
    </Place>
  );
}

/** Views that have loaded once are drawn at once wherever they appear again. */
const views = new WeakMap<Remotes, Map<string, ComponentType>>();

function view(remotes: Remotes, remote: string, part: string, again: boolean): ComponentType {
  const id = `${remote}/${part}`;
  const known = views.get(remotes) ?? new Map<string, ComponentType>();
  views.set(remotes, known);
  const seen = known.get(id);
  if (seen && !again) return seen;
  known.delete(id);
  return lazy(async () => {
    const module = await withinTimeout(id, remotes.load(remote, part, again));
    const View = module[part];
    if (!View) throw new Error(`${id} exports no ${part}`);
    known.set(id, View);
    return { default: View };
  });
}
