import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type FocusEvent as ReactFocusEvent, type RefObject, useEffect, useRef } from 'react';
import { ACTION_DURATION, dismissToast, TOAST_DURATION, type Toast } from './toast.store';

const HOTKEY = 'F8';

export interface ToasterProps {
  /** Accessible name of the region; `{hotkey}` becomes F8. */
  label?: string;
  closeLabel?: string;
  /** Announced before each toast. */
  announcedAs?: string;
}

interface ShownToastsProps extends ToasterProps {
  toasts: readonly Toast[];
}

export function ShownToasts({
  toasts,
  label = 'Notifications ({hotkey})',
  closeLabel = 'Close',
  announcedAs = 'Notification',
}: ShownToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  useFocusableDespiteDialogs(region);
  const focus = useFocusBefore();
  return (
    // aria-live keeps the region accessible while a dialog hides the rest of the page.
    <div ref={region} aria-live="off" onFocus={focus.remember}>
      <Radix.Provider
        label={announcedAs}
        swipeDirection="right"
        swipeThreshold={50}
        duration={TOAST_DURATION}
      >
        {toasts.map(({ id, open, title, description, variant, action }) => (
          <Radix.Root
            key={id}
            className="ui-toast"
            data-variant={variant}
            open={open}
            {...(action && { duration: ACTION_DURATION })}
            onOpenChange={(next) => {
              if (next) return;
              focus.giveBack(region.current);
              dismissToast(id);
            }}
          >
            {variant === 'destructive' ? <CircleAlert /> : <CircleCheck />}
            <div>
              <Radix.Title className="ui-toast-title">{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            {action && (
              <Radix.Action
                className="ui-toast-action"
                altText={`${action.label} (${HOTKEY})`}
                onClick={action.run}
              >
                {action.label}
              </Radix.Action>
            )}
            <Radix.Close className="ui-toast-close" aria-label={closeLabel}>
              <X />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className="ui-toasts" hotkey={[HOTKEY]} label={label} />
      </Radix.Provider>
    </div>
  );
}

/** Lets F8 and Tab reach the toasts although an open dialog traps the focus. */
function useFocusableDespiteDialogs(region: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const stopFocusTrap = (event: FocusEvent) => {
      const focused = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (focused instanceof Node && region.current?.contains(focused)) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', stopFocusTrap);
    document.addEventListener('focusout', stopFocusTrap);
    return () => {
      document.removeEventListener('focusin', stopFocusTrap);
      document.removeEventListener('focusout', stopFocusTrap);
    };
  }, [region]);
}

/** When a toast with the focus closes, the focus returns to where it was before, else to the page. */
function useFocusBefore() {
  const before = useRef<Element>(null);
  return {
    remember: ({ currentTarget, relatedTarget }: ReactFocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: (region: Element | null) => {
      for (const place of [before.current, document.querySelector('main')])
        if (place instanceof HTMLElement && region?.contains(document.activeElement))
          place.focus({ preventScroll: true });
    },
  };
}
