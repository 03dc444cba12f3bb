import { type CancellationTerms, termsFaults } from '@safari/contracts';
import type { RemoteResult } from '@safari/ui';
import { isCallError } from '@safari/web-kit';
import { useState } from 'react';
import { useTermsQuery } from '../data/terms.api';

export interface ReadTerms {
  /** The terms that the customer reads and accepts by booking. */
  result: RemoteResult<CancellationTerms>;
  /** Why a press did not book: the terms had changed, or had not loaded. */
  stopped: 'changed' | 'unread' | undefined;
  refusedFor: (terms: CancellationTerms) => void;
  /** Reloads terms that failed to load; the next press accepts them. */
  stopUnread: () => Promise<void>;
}

export function useCancellationTerms(): ReadTerms {
  const { data, isError, error, isFetching, refetch } = useTermsQuery('cancellation');
  const [newer, setNewer] = useState<CancellationTerms>();
  const [isUnread, setUnread] = useState(false);
  return {
    result: newer
      ? { data: newer, isError: false, refetch }
      : { data: data?.cancellation ?? undefined, isError, error, isFetching, refetch },
    stopped: newer ? 'changed' : isUnread ? 'unread' : undefined,
    refusedFor: setNewer,
    stopUnread: async () => {
      setUnread(false);
      await refetch();
      setUnread(true);
    },
  };
}

/** The current terms, if the server refused the booking because they changed. */
export function changedTerms(error: unknown): CancellationTerms | undefined {
  const problem = isCallError(error) ? error.problem : undefined;
  const terms = problem?.code === 'terms_changed' ? problem['terms'] : undefined;
  return termsFaults(terms).length === 0 ? (terms as CancellationTerms) : undefined;
}
