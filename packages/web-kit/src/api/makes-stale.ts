import type { CallError } from './call-error';

/**
 * For `invalidatesTags`: a change makes stale what it touches. A refused one makes nothing stale, except where 409 or
 * 412 says that the server stands elsewhere than the page thinks: then that is shown. What events tell other screens is
 * named by them: `makesStale(...staleAfter('catalog.package.changed.v1'))`.
 */
export const makesStale =
  <Tag extends string>(...tags: Tag[]) =>
  (_: unknown, error: CallError | undefined): Tag[] =>
    error && error.status !== 409 && error.status !== 412 ? [] : tags;
