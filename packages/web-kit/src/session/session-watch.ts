import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';

/** Refetches both sessions after any 401, so that no screen goes on for somebody who is no longer signed in. */
export function createSessionWatch() {
  const watch = createListenerMiddleware();
  watch.startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isCallError(action.payload) && action.payload.status === 401,
    effect: (_, { dispatch }) => {
      dispatch(api.util.invalidateTags(['CurrentUser', 'StaffSession']));
    },
  });
  return watch.middleware;
}
