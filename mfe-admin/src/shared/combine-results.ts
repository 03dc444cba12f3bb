import type { RemoteResult } from '@safari/ui';

type DataOf<Results> = { [K in keyof Results]: Results[K] extends RemoteResult<infer Data> ? Data : never };

/** Several results as one: ready when all are, failed when one is; a retry repeats only the failed ones. */
export function combineResults<Results extends readonly RemoteResult<unknown>[]>(
  ...results: Results
): RemoteResult<DataOf<Results>> {
  const ready = results.every(({ data }) => data !== undefined);
  return {
    data: ready ? (results.map(({ data }) => data) as DataOf<Results>) : undefined,
    isError: results.some(({ isError }) => isError),
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
