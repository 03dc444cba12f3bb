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
 * Keeps the query results of a hidden screen. A hidden screen has no subscriptions, and RTK Query removes unsubscribed
 * results when they are invalidated; forms that depend on them would lose their state.
 */
export function useKeptAnswers(isHidden: boolean): void {
  const dispatch = useDispatch<Store['dispatch']>();
  // a layout effect, since the hidden screen unsubscribes in passive effects, which run later
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
