import { useLocation, useNavigationType } from '@safari/web-kit';
import { useEffect } from 'react';
import { remembersScroll } from './scroll-restoration';

/** How long to wait for a section to appear. */
const TIMEOUT_MS = 10_000;

/** Scrolls to the section that `#…` names, even when a remote renders it later. */
export function ScrollToHash() {
  const { hash, key, pathname } = useLocation();
  const cause = useNavigationType();
  useEffect(() => {
    if (!hash || (cause === 'POP' && remembersScroll({ key, pathname }))) return;
    return whenPresent(hash.slice(1), (section) => {
      if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
      section.focus({ preventScroll: true });
      section.scrollIntoView();
    });
  }, [hash, key, pathname, cause]);
  return null;
}

/** Calls back with the element of that id, now or once it is rendered; the returned function stops waiting. */
function whenPresent(id: string, found: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id);
  if (present) {
    const frame = requestAnimationFrame(() => found(present)); // after the router's own scroll
    return () => cancelAnimationFrame(frame);
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
