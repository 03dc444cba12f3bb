import { useLocation, useNavigationType } from '@safari/web-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';

const STORED = 'scroll-positions';
/** A screen that is still too short after this long is not scrolled any more. */
const TIMEOUT_MS = 3_000;

/** Scroll position of each history entry; survives a reload. */
const positions = stored();

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    return new Map(); // storage is switched off, or its content is not ours
  }
}

/** Whether the visitor has been at this history entry before. */
export function remembersScroll({ key, pathname }: Entry): boolean {
  return positions.has(nameOf({ key, pathname }));
}

interface Entry {
  key: string;
  pathname: string;
}

/** The first entry of every visit has the same key, so the path is part of the name. */
function nameOf({ key, pathname }: Entry): string {
  return `${key} ${pathname}`;
}

/** Restores the scroll position on Back, Forward and reload; a new screen starts at its top. */
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

  // Runs before the browser reports the scrolling that the new screen causes, which belongs to the new entry.
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

/** Waits until the page is tall enough, since data and remotes may still be loading; stops when the visitor scrolls. */
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
