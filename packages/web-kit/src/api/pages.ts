import type { CallMeta } from './base-query';

export interface Page<Item> {
  items: Item[];
  /** The address of the next page. */
  next: string | undefined;
}

/**
 * Pages an `infiniteQuery` by the `Link: rel="next"` header of its answers; its `query` returns
 * `pageParam`, or the call of the first page where there is none.
 */
export const linkedPages = <Item>() => ({
  infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }: Page<Item>) => next },
  transformResponse: (items: Item[], meta?: CallMeta): Page<Item> => ({ items, next: meta?.next }),
});
