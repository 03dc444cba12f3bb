import { Slot } from 'radix-ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { overlays } from './overlays';

type Opened = ReturnType<typeof overlays.loaded>;

export interface Opener {
  /** The overlay's code, once loaded: it then renders the trigger itself, with this `ref`. */
  opened: Opened | undefined;
  /** The trigger was pressed before the overlay's code had loaded. */
  wasPressed: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  resting: Pick<RestingProps, 'hadFocus' | 'onOpen' | 'onKey'>;
}

/**
 * State of a trigger whose overlay is loaded on demand: the trigger is rendered at once, the overlay's code when it is
 * first needed.
 */
export function useOpener(isOpen: boolean | undefined, onOpen?: () => void): Opener {
  const [wasPressed, setPressed] = useState(false);
  const [wasTyped, setTyped] = useState(false);
  const keys = useRef<string[]>([]);
  const opened = overlays.use(wasPressed || wasTyped || isOpen === true);
  const trigger = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!opened || !hadFocus.current) return;
    hadFocus.current = false;
    trigger.current?.focus({ preventScroll: true });
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    const heard = keys.current.splice(0);
    queueMicrotask(() => heard.forEach(pressAgain)); // Radix renders the entries later in this task; a microtask runs after that
  }, [opened]);
  const open = () => {
    setPressed(true);
    onOpen?.();
  };
  const hear = (key: string) => {
    keys.current.push(key);
    setTyped(true);
  };
  return { opened, wasPressed, trigger, resting: { hadFocus, onOpen: open, onKey: hear } };
}

export interface RestingProps extends ComponentProps<typeof Slot.Root> {
  hadFocus: RefObject<boolean>;
  onOpen: () => void;
  /** Passes the key on to the loaded trigger that replaces this one, which handles it like any other key. */
  onKey: (key: string) => void;
  children: ReactNode;
}

/** Renders the trigger, its only child, until the overlay's code has loaded. */
export function RestingTrigger({ hadFocus, onOpen, onKey, ...rest }: RestingProps) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => () => {
      // the trigger that replaces this one takes over the focus
      hadFocus.current = element.current !== null && element.current === document.activeElement;
    },
    [hadFocus],
  );
  const prepare = () => void overlays.load().catch(() => undefined); // on failure it is loaded again when the trigger is pressed
  return (
    <Slot.Root
      {...rest}
      ref={element}
      aria-expanded={false}
      data-state="closed"
      onFocus={prepare}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && prepare()}
      onPointerDown={(event) => isPress(event) && onOpen()}
      onClick={onOpen}
      onKeyDown={(event: KeyboardEvent) => {
        if (!isMeant(event)) return;
        event.preventDefault(); // Enter must not also cause a click
        onKey(event.key);
      }}
    />
  );
}

/** A touch may be the start of a scroll: it opens on click instead. */
const isPress = ({ button, ctrlKey, pointerType }: PointerEvent): boolean =>
  button === 0 && !ctrlKey && pointerType !== 'touch';

function pressAgain(key: string): void {
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(press);
}

/** Keys that open an overlay, and letters that select an entry. */
const isMeant = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || ['Enter', 'ArrowDown', 'ArrowUp'].includes(key));
