import type { CallMeta } from './base-query';

export interface Page<Item> {
  items: Item[];
  /** Where the next page is asked for. */
  next: string | undefined;
}

/**
 * How an `infiniteQuery` goes from page to page of a list whose answers bring `Link: rel="next"`; its `query` asks
 * `pageParam`, or for the first page where there is none.
 */
export const linkedPages = <Item>() => ({
  infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }: Page<Item>) => next },
  transformResponse: (items: Item[], meta?: CallMeta): Page<Item> => ({ items, next: meta?.next }),
});
