import { useSyncExternalStore } from 'react';
import { overlays } from '../later/overlays';
import { currentToasts, dismissToast, subscribeToToasts, type Toast, toast } from './toast.store';
import type { ToasterProps } from './toasts-shown';

export type { ToasterProps };

export function useToasts(): { toasts: readonly Toast[]; toast: typeof toast; dismiss: typeof dismissToast } {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return { toasts, toast, dismiss: dismissToast };
}

/** Draws the store's toasts. The shell mounts one; F8 brings the focus to it. */
export function Toaster(props: ToasterProps) {
  const { toasts } = useToasts();
  const opened = overlays.use(toasts.length > 0);
  return opened && <opened.ShownToasts {...props} toasts={toasts} />;
}
