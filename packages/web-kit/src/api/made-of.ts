import type { CallError } from './call-error';

interface Source<Data> {
  initiate: (argument: undefined, options: { subscribe: false }) => unknown;
  /** Only says of what kind its data are. */
  Types: { ResultType: Data };
}

interface Asked<Data> {
  data?: Data;
  error?: CallError;
}

/**
 * What an endpoint answers that makes its data of another one's, which is asked for once however many do so. A page
 * that the server drew brings along what was made, and not what it was made of.
 */
export const madeOf =
  <Data, Argument, Made>(source: Source<Data>, make: (data: Data, argument: Argument) => Made) =>
  async (argument: Argument, { dispatch }: { dispatch: (action: never) => unknown }) => {
    await Promise.resolve(); // a change that makes both stale has come to the other one, too
    const { data, error } = (await dispatch(
      source.initiate(undefined, { subscribe: false }) as never,
    )) as Asked<Data>;
    return data === undefined ? { error: error as CallError } : { data: make(data, argument) };
  };
