import { useLocation, useNavigationType } from '@safari/web-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';

const STORED = 'scroll-positions';
/** A screen that has not grown to its old height after this long is left where it is. */
const TIMEOUT_MS = 3_000;

/** Where each entry of the history was scrolled to; outlives a reload. */
const positions = stored();

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    return new Map(); // storage is switched off, or somebody else wrote there
  }
}

/** Whether the visitor has been at this entry of the history before. */
export function remembersScroll({ key, pathname }: Entry): boolean {
  return positions.has(nameOf({ key, pathname }));
}

interface Entry {
  key: string;
  pathname: string;
}

/** The first entry of every visit has the same key, so the path tells them apart. */
function nameOf({ key, pathname }: Entry): string {
  return `${key} ${pathname}`;
}

/** Back, forward and reload return to where the screen was; another screen begins at its top. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const cause = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      try {
        sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-100)));
      } catch {
        // storage is switched off or full: a reload begins at the top
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Before the browser tells of the scrolling that the new screen causes: that belongs to the new entry.
  useLayoutEffect(() => {
    const remember = () => positions.set(nameOf({ key, pathname }), window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);

  useLayoutEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    const known = positions.get(nameOf({ key, pathname }));
    if (cause === 'POP' && known !== undefined) return scrollWhenTallEnough(known);
    if (moved && !hash) scrollTo(0);
  }, [key, pathname, hash, cause]);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Data and remotes may still be on their way: waits for the height, unless the visitor scrolls on their own. */
function scrollWhenTallEnough(top: number): () => void {
  const { documentElement: page } = document;
  const attempt = () => {
    scrollTo(top);
    if (page.scrollHeight - window.innerHeight >= top) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  };
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

const INPUTS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;
