import { api, type Store, useDispatch } from '@safari/web-kit';
import { useLayoutEffect } from 'react';

type Initiate = (arg: unknown) => Parameters<Store['dispatch']>[0];
interface Subscriptions {
  getSubscriptionCount: (key: string) => number;
}
interface Subscription {
  unsubscribe: () => void;
}

/**
 * A hidden screen subscribes to nothing, and RTK Query drops what nobody subscribes to once a change makes it stale: the
 * forms that stand on an answer would go with it. What is on screen when it is hidden is kept until it is shown again.
 */
export function useKeptAnswers(isHidden: boolean): void {
  const dispatch = useDispatch<Store['dispatch']>();
  // a layout effect: the hidden screen's own subscriptions are passive ones, and end only after it
  useLayoutEffect(() => {
    if (!isHidden) return;
    const kept = dispatch(subscribeToAllRead);
    return () => {
      for (const subscription of kept) subscription.unsubscribe();
    };
  }, [isHidden, dispatch]);
}

function subscribeToAllRead(dispatch: Store['dispatch'], getState: Store['getState']): Subscription[] {
  const subscriptions: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
  const { getSubscriptionCount } = subscriptions as Subscriptions;
  const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>;
  const { queries } = getState()[api.reducerPath];
  return Object.entries(queries).flatMap(([key, query]) => {
    const endpoint = query?.endpointName === undefined ? undefined : endpoints[query.endpointName];
    if (!endpoint || query?.data === undefined || getSubscriptionCount(key) === 0) return [];
    const subscription: unknown = dispatch(endpoint.initiate(query.originalArgs));
    return [subscription as Subscription];
  });
}
