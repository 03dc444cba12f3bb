import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
  TOAST_DURATION,
  toast,
} from './toast.store';

export function useToasts(): { toasts: readonly Toast[]; toast: typeof toast; dismiss: typeof dismissToast } {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return { toasts, toast, dismiss: dismissToast };
}

export interface ToasterProps {
  /** Names the region; `{hotkey}` becomes F8. */
  label?: string;
  closeLabel?: string;
}

/** Draws the store's toasts. The shell mounts one; F8 brings the focus to it. */
export function Toaster({ label = 'Notifications ({hotkey})', closeLabel = 'Close' }: ToasterProps) {
  const { toasts } = useToasts();
  return (
    // aria-live keeps the region readable while a dialog hides the rest of the page.
    <div aria-live="off">
      <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={TOAST_DURATION}>
        {toasts.map(({ id, open, title, description, variant }) => (
          <Radix.Root
            key={id}
            className="ui-toast"
            data-variant={variant}
            open={open}
            onOpenChange={(next) => !next && dismissToast(id)}
          >
            {variant === 'destructive' ? <CircleAlert /> : <CircleCheck />}
            <div>
              <Radix.Title className="ui-toast-title">{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            <Radix.Close className="ui-toast-close" aria-label={closeLabel}>
              <X />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className="ui-toasts" hotkey={['F8']} label={label} />
      </Radix.Provider>
    </div>
  );
}
