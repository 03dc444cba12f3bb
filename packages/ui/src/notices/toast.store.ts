/** How long a dismissed toast stays in the store, in milliseconds, for its closing animation. */
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_DURATION = 5_000;
/** A toast with an action stays longer, in ms, so that there is time to reach it. */
export const ACTION_DURATION = 10_000;
const TOAST_LIMIT = 1;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action such as Undo; running it dismisses the toast. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a message, which replaces the previous one. Also works outside React. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  const id = ++lastId;
  const next = [{ variant: 'default' as const, ...message, id, open: true }, ...toasts];
  for (const dropped of next.slice(TOAST_LIMIT)) cancelRemoval(dropped.id);
  publish(next.slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      publish(toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY),
  );
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function cancelRemoval(id: number) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
