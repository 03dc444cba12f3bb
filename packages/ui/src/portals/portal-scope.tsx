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

/** Where portals render; undefined outside a scope: the body. */
const Container = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

export interface PortalScopeProps {
  /** The remote's name; its utility classes apply only inside `[data-mfe="name"]`. */
  name?: string;
  density?: 'dense';
  children: ReactNode;
}

/**
 * Wraps one app. Its dialogs, menus and tooltips are rendered inside it, so that they keep the app's styles and
 * density.
 */
export function PortalScope({ name, density, children }: PortalScopeProps) {
  // a ref instead of state: a context change would make React discard drawn HTML that is not joined yet
  const container = useRef<HTMLDivElement>(null);
  // never reset to null: React detaches refs while an `<Activity>` hides the app, and an open dialog would lose what
  // was typed
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
 * For overlays that concern the whole page: they are rendered at the end of the body, outside every app. (A dialog of
 * an app hides everything mounted before it, including other apps' scopes.)
 */
export function OutsideScopes({ children }: { children: ReactNode }) {
  return <Container value={undefined}>{children}</Container>;
}

/** `undefined`: no scope, use the body. `null`: the scope's element is not mounted yet. */
function usePortalContainer(): HTMLElement | null | undefined {
  const container = use(Container);
  // portals are not part of the drawn HTML, so they render only after it is joined
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
