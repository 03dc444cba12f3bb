import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button';
import { focusAround } from '../actions/focus-next';
import { Spinner } from '../actions/spinner';
import { Notice } from '../notices/notice';
import { FailedState, type FailedStateProps } from './failed-state';

/** The result of a data hook; RTK Query's results fit. */
export interface RemoteResult<Data> {
  data?: Data | undefined;
  isError: boolean;
  /** The error; a server's problem may have a trace id, which is shown. */
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
}

export interface RemoteDataProps<Data> {
  result: RemoteResult<Data>;
  children: (data: Data) => ReactNode;
  /** Skeletons in the shape of the data. */
  loading?: ReactNode;
  loadingLabel: string;
  empty?: ReactNode;
  /** Whether the data count as empty; by default an empty array does. */
  isEmpty?: (data: Data) => boolean;
  /** Shown above data whose refetch failed. */
  staleLabel: ReactNode;
  failed: Pick<FailedStateProps, 'title' | 'children' | 'retryLabel' | 'level'>;
}

const numberOf = (error: unknown) =>
  (error as { problem?: { traceId?: string } } | undefined)?.problem?.traceId;

/**
 * The four states of remote data: loading, failed with a retry, empty with a next step, ready. When a later load fails,
 * the data stay visible under a notice. A retry button stays until the retry is answered, and then the focus moves to
 * what has loaded.
 */
export function RemoteData<Data>({
  result,
  children,
  loading,
  loadingLabel,
  empty,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  staleLabel,
  failed,
}: RemoteDataProps<Data>) {
  const { data, isError, error, isFetching = false, refetch } = result;
  const [isAsked, setAsked] = useState(false);
  const [wasFetching, setWasFetching] = useState(isFetching);
  if (wasFetching !== isFetching) {
    setWasFetching(isFetching);
    if (wasFetching) setAsked(false);
  }
  const isFailed = isError || (isAsked && isFetching);
  const retry = () => {
    setAsked(true);
    refetch();
  };
  if (data === undefined) {
    if (isFailed) {
      return <FailedState {...failed} reference={numberOf(error)} onRetry={retry} retrying={isFetching} />;
    }
    return (
      <div aria-busy="true">
        <output className={loading ? 'ui-hidden' : 'ui-loading'}>
          {!loading && <Spinner />}
          {loadingLabel}
        </output>
        {loading}
      </div>
    );
  }
  return (
    <>
      {isFailed && (
        <Notice
          tone="warning"
          action={
            <Button ref={focusAround} variant="secondary" size="sm" busy={isFetching} onClick={retry}>
              {failed.retryLabel}
            </Button>
          }
        >
          {staleLabel}
        </Notice>
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}
