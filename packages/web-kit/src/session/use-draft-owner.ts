import type { DraftOwner } from '../forms/drafts';
import { sessionApi } from './session';

/** The owner of drafts; for a customer it reads who is signed in from the cache, without a request. */
export function useDraftOwner(as: 'customer' | 'staff'): DraftOwner {
  const { data } = sessionApi.endpoints.currentUser.useQueryState(undefined, { skip: as === 'staff' });
  return as === 'staff' ? 'staff' : { customer: data?.id ?? '' };
}
