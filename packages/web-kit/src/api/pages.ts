import type { CallMeta } from './base-query';

export interface Page<Item> {
  items: Item[];
  /** The address of the next page. */
  next: string | undefined;
}

/**
 * Options of an `infiniteQuery` that pages by the `Link: rel="next"` header; its `query` returns `pageParam`, or the
 * call of the first page if there is none.
 */
export const linkedPages = <Item>() => ({
  infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }: Page<Item>) => next },
  transformResponse: (items: Item[], meta?: CallMeta): Page<Item> => ({ items, next: meta?.next }),
});
