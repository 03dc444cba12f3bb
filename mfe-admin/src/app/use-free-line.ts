import { api, type Store, useDispatch } from '@safari/web-kit';
import { useCallback } from 'react';

/** Returns a function that resolves once the browser is idle and no request of the page is running. */
export function useFreeLine(): () => Promise<void> {
  const dispatch = useDispatch<Store['dispatch']>();
  return useCallback(async () => {
    const running = () => [
      ...dispatch(api.util.getRunningQueriesThunk()),
      ...dispatch(api.util.getRunningMutationsThunk()),
    ];
    await idle();
    for (let calls = running(); calls.length > 0; calls = running()) {
      // answers may cause more requests
      await Promise.all(calls);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await idle();
    }
  }, [dispatch]);
}

/** Safari has no `requestIdleCallback`: waits a second instead. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 1_000);
  });
