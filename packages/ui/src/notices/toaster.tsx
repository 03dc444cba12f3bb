import { useSyncExternalStore } from 'react';
import { overlays } from '../later/overlays';
import { currentToasts, subscribeToToasts } from './toast.store';
import type { ToasterProps } from './toasts-shown';

export type { ToasterProps };

/** Renders the store's toasts. The shell mounts one; F8 moves the focus to it. */
export function Toaster(props: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const opened = overlays.use(toasts.length > 0);
  return opened && <opened.ShownToasts {...props} toasts={toasts} />;
}
