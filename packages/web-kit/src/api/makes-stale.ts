import type { CallError } from './call-error';

/**
 * For `invalidatesTags`: a successful change invalidates these tags. A refused one invalidates nothing, except on 409
 * and 412: these say that the page shows old data. For a change that publishes an event, take the event's tags:
 * `makesStale(...staleAfter('catalog.package.changed.v1'))`.
 */
export const makesStale =
  <Tag extends string>(...tags: Tag[]) =>
  (_: unknown, error: CallError | undefined): Tag[] =>
    error && error.status !== 409 && error.status !== 412 ? [] : tags;
