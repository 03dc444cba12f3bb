import type { DraftOwner } from '../forms/drafts';
import { sessionApi } from './session';

/** Whose drafts these are; of a customer's it reads who is signed in and asks nothing. */
export function useDraftOwner(as: 'customer' | 'staff'): DraftOwner {
  const { data } = sessionApi.endpoints.currentUser.useQueryState(undefined, { skip: as === 'staff' });
  return as === 'staff' ? 'staff' : { customer: data?.id ?? '' };
}
