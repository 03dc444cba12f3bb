import './styles.css';
import { useLocation, useRenewal } from '@safari/web-kit';
import { createElement, Suspense, useEffect, useReducer } from 'react';
import { LazyScreens } from './lazy-screens';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';
import { SCREEN_FILES } from './screens';

const lazyScreens = new LazyScreens(SCREEN_FILES);

/** The staff's screens. The shell shows them to signed-in staff only, except for `/adminlogin` and `/join`. */
export function App({ screens = lazyScreens }: { screens?: LazyScreens }) {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => whenIdle(() => void screens.fetchAll()), [screens]);
  const View = screens.at(path);
  const reload = () => {
    screens.reload(path);
    redraw();
  };
  const renew = useRenewal();
  // one boundary for all screens: the old screen stays until the file of the new one is there
  return (
    <ScreenBoundary at={path} onRetry={renew ?? reload} onLate={reload}>
      <Suspense fallback={<ScreenSkeleton />}>{View && createElement(View)}</Suspense>
    </ScreenBoundary>
  );
}

/** Safari has no `requestIdleCallback`: a timer after the first screen stands in for it. */
function whenIdle(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const waiting = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(waiting);
}
