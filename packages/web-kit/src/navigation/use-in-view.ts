import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether at least half of an element is visible, on a page in the foreground.
 * `[ref, inView]`: the ref goes on the element.
 */
export function useInView<E extends Element>(): [ref: (element: E | null) => void, inView: boolean] {
  const [element, ref] = useState<E | null>(null);
  const [onScreen, setOnScreen] = useState(false);
  const inForeground = useSyncExternalStore(followVisibility, isVisible, () => true);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOnScreen(false);
    };
  }, [element]);
  return [ref, onScreen && inForeground];
}

const isVisible = (): boolean => document.visibilityState === 'visible';

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
