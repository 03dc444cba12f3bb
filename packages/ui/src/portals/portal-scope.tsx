import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { useHasJoined } from '../later/use-has-joined';

/** Without a scope it is the body. */
const Container = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

export interface PortalScopeProps {
  /** The remote's name; its utility classes apply only inside `[data-mfe="name"]`. */
  name?: string;
  density?: 'dense';
  children: ReactNode;
}

/**
 * Wraps one app. Dialogs, menus and tooltips opened inside are drawn inside it too,
 * so that they keep the app's styles and density.
 */
export function PortalScope({ name, density, children }: PortalScopeProps) {
  // a ref instead of state: a context change would make React discard what the server drew and is not joined yet
  const container = useRef<HTMLDivElement>(null);
  // never given up: while an `<Activity>` hides the app, React takes refs away, and an open dialog would lose what is typed
  const keep = (element: HTMLDivElement | null) => {
    container.current ??= element;
  };
  return (
    <div className="ui-scope" data-mfe={name} data-density={density}>
      <Container value={container}>{children}</Container>
      <div ref={keep} className="ui-scope" />
    </div>
  );
}

/**
 * For what concerns the whole page: what opens inside stands at the end of the page, outside every app. An app's own
 * dialog hides everything that was there before it, other apps' scopes too.
 */
export function OutsideScopes({ children }: { children: ReactNode }) {
  return <Container value={undefined}>{children}</Container>;
}

/** `undefined`: no scope, use the body. `null`: a scope whose element is not in the page yet. */
function usePortalContainer(): HTMLElement | null | undefined {
  const container = use(Container);
  // what stands elsewhere in the page is not joined with what the server drew, but comes after it
  const hasJoined = useHasJoined();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isAwaited = container?.current === null;
  useEffect(() => {
    if (isAwaited) redraw();
  }, [isAwaited]);
  return hasJoined ? container && container.current : null;
}

interface RadixPortalProps {
  container?: Element | DocumentFragment | null;
  children?: ReactNode;
}

/** A Radix portal into the nearest `PortalScope`. */
export function ScopedPortal({
  of: Portal,
  children,
}: {
  of: ComponentType<RadixPortalProps>;
  children: ReactNode;
}) {
  const container = usePortalContainer();
  if (container === null) return null;
  return <Portal container={container}>{children}</Portal>;
}
