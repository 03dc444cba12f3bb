import { api, type Store, useDispatch } from '@safari/web-kit';
import { useCallback } from 'react';

/** A function that resolves once the browser is idle and no call of the page waits for its answer. */
export function useFreeLine(): () => Promise<void> {
  const dispatch = useDispatch<Store['dispatch']>();
  return useCallback(async () => {
    const running = () => [
      ...dispatch(api.util.getRunningQueriesThunk()),
      ...dispatch(api.util.getRunningMutationsThunk()),
    ];
    await idle();
    for (let calls = running(); calls.length > 0; calls = running()) {
      // oxlint-disable-next-line no-await-in-loop -- what they answer may make the page ask for more
      await Promise.all(calls);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await idle();
    }
  }, [dispatch]);
}

/** Safari has no `requestIdleCallback`: a second stands in for it. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 1_000);
  });
