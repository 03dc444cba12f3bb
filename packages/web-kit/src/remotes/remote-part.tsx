import { type ComponentType, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { withinTimeout } from './remote-loading';
import { type RemoteModule, type Remotes, RemotesContext } from './remotes.context';

/** Where remotes may be placed: everything below can use `<RemotePart>`. */
export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

export interface RemotePartProps {
  /** `catalog`, `gallery`, `admin` */
  remote: string;
  /** The exposed component, e.g. `App`. */
  part: string;
  /** What it is told, where its remote says that it takes something. */
  props?: object;
  /** Shown while it loads, in place of the host's own; `null` for nothing. */
  loading?: ReactNode;
  /** Shown where it failed, in place of the host's own message: `null` for a part that nobody would miss. */
  failed?: ReactNode;
}

/**
 * A remote's component in its own place on the page. One that is down, slow or broken shows a message with a
 * retry there, and nothing else suffers.
 */
export function RemotePart({ remote, part, ...faces }: RemotePartProps) {
  const remotes = use(RemotesContext);
  if (!remotes) return null; // a remote that stands alone has no neighbours
  return <Placed key={`${remote}/${part}`} remote={remote} part={part} remotes={remotes} {...faces} />;
}

function Placed({ remote, part, props, loading, failed, remotes }: RemotePartProps & { remotes: Remotes }) {
  const id = `${remote}/${part}`;
  const load = (again: boolean) => view(remotes, id, part, again, () => remotes.load(remote, part, again));
  const [attempt, setAttempt] = useState(() => ({ count: 0, View: load(false) }));
  const draw = (View: ComponentType) => setAttempt(({ count }) => ({ count: count + 1, View }));
  const { Place, Loading, Failed } = remotes;
  const { View } = attempt;
  return (
    <Place remote={remote}>
      <RemoteBoundary
        key={attempt.count}
        name={id}
        onFailure={() => forget(remotes, id, View)}
        onRetry={() => draw(load(true))}
        onLate={(module) => draw(view(remotes, id, part, true, () => Promise.resolve(module)))}
        fallback={(failure) => (failed === undefined ? <Failed {...failure} /> : failed)}
      >
        <Suspense fallback={loading === undefined ? <Loading /> : loading}>
          <View {...props} />
        </Suspense>
      </RemoteBoundary>
    </Place>
  );
}

/**
 * One load per part, however often React begins to draw it: a part that has loaded once appears at once, and
 * one that has failed stays so until the failure is on screen.
 */
const views = new WeakMap<Remotes, Map<string, ComponentType>>();

function view(
  remotes: Remotes,
  id: string,
  part: string,
  again: boolean,
  load: () => Promise<RemoteModule>,
): ComponentType {
  const known = views.get(remotes) ?? new Map<string, ComponentType>();
  views.set(remotes, known);
  const seen = known.get(id);
  if (seen && !again) return seen;
  const View = lazy(async () => {
    const module = await withinTimeout(id, load());
    if (!module[part]) throw new Error(`${id} exports no ${part}`);
    return { default: module[part] };
  });
  known.set(id, View);
  return View;
}

/** The next to ask for this part loads it anew. */
function forget(remotes: Remotes, id: string, View: ComponentType): void {
  const known = views.get(remotes);
  if (known?.get(id) === View) known.delete(id);
}
