import { type CancellationTerms, termsFaults } from '@safari/contracts';
import { isCallError } from '@safari/web-kit';
import { useState } from 'react';
import { useTermsQuery } from '../data/terms.api';

export interface ReadTerms {
  /** What the customer reads and accepts by booking; undefined as long as it has not come. */
  terms: CancellationTerms | undefined;
  /** Whether the server has refused a booking because others hold by now: these. */
  isNew: boolean;
  refusedFor: (terms: CancellationTerms) => void;
}

export function useCancellationTerms(): ReadTerms {
  const { data } = useTermsQuery('cancellation');
  const [newer, setNewer] = useState<CancellationTerms>();
  return {
    terms: newer ?? data?.cancellation ?? undefined,
    isNew: newer !== undefined,
    refusedFor: setNewer,
  };
}

/** The terms that hold by now, when they are why the server refused. */
export function changedTerms(error: unknown): CancellationTerms | undefined {
  const problem = isCallError(error) ? error.problem : undefined;
  const terms = problem?.code === 'terms_changed' ? problem['terms'] : undefined;
  return termsFaults(terms).length === 0 ? (terms as CancellationTerms) : undefined;
}
