import './styles.css';
import { useLocation, useRenewal } from '@safari/web-kit';
import { createElement, Suspense, useEffect, useReducer } from 'react';
import { LazyScreens } from './lazy-screens';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';
import { SCREEN_FILES } from './screens';
import { useFreeLine } from './use-free-line';

const lazyScreens = new LazyScreens(SCREEN_FILES);

/** The staff's screens. The shell shows them to signed-in staff only, except for `/adminlogin` and `/join`. */
export function App({ screens = lazyScreens }: { screens?: LazyScreens }) {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const View = screens.at(path);
  const reload = () => {
    screens.reload(path);
    redraw();
  };
  const renew = useRenewal();
  // one boundary for all screens, so that the old screen stays until the new one's file has loaded
  return (
    <ScreenBoundary at={path} onRetry={renew ?? reload} onLate={reload}>
      <Suspense fallback={<ScreenSkeleton />}>
        {View && createElement(View)}
        <OthersAhead screens={screens} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Rendered beside a screen, so that it starts after the screen's own requests. */
function OthersAhead({ screens }: { screens: LazyScreens }) {
  const freeLine = useFreeLine();
  useEffect(() => {
    let isOver = false;
    void screens.fetchAll(async () => {
      await freeLine();
      return !isOver;
    });
    return () => {
      isOver = true;
    };
  }, [screens, freeLine]);
  return null;
}
