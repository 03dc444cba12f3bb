import type { FirstCall } from '@safari/contracts';
import { brandApi } from '../brand/use-brand';
import { staffApi } from '../session/admin';
import { sessionApi } from '../session/session';
import { callOf } from './first-call';

/** The calls that this package makes on every page: the brand and the sessions. */
export const CALLS_OF_EVERY_PAGE: readonly FirstCall[] = [
  { ...callOf(staffApi.endpoints.staffSession), session: 'staff' },
  { ...callOf(sessionApi.endpoints.currentUser), session: 'customer' },
  callOf(brandApi.endpoints.brand),
];
