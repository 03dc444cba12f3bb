import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';

/** `undefined`: no scope, use the body. `null`: a scope whose element is not in the page yet. */
const Container = createContext<HTMLElement | null | undefined>(undefined);

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
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div className="ui-scope" data-mfe={name} data-density={density}>
      <Container value={container}>{children}</Container>
      <div ref={setContainer} className="ui-scope" />
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

export function usePortalContainer(): HTMLElement | null | undefined {
  return use(Container);
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
