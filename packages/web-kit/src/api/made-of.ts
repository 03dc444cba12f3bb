import type { CallError } from './call-error';

interface Source<Data> {
  initiate: (argument: undefined, options: { subscribe: false }) => unknown;
  /** Carries the type of its data only. */
  Types: { ResultType: Data };
}

interface Asked<Data> {
  data?: Data;
  error?: CallError;
}

/**
 * A `queryFn` that derives its data from another endpoint's answer, which is fetched once however many endpoints derive
 * from it. A page that the server drew carries the derived data, not the source.
 */
export const madeOf =
  <Data, Argument, Made>(source: Source<Data>, make: (data: Data, argument: Argument) => Made) =>
  async (argument: Argument, { dispatch }: { dispatch: (action: never) => unknown }) => {
    await Promise.resolve(); // lets an invalidation of both reach the source endpoint first
    const { data, error } = (await dispatch(
      source.initiate(undefined, { subscribe: false }) as never,
    )) as Asked<Data>;
    return data === undefined ? { error: error as CallError } : { data: make(data, argument) };
  };
