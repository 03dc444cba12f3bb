import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';

/** After any 401 both sessions are asked for again, so that a screen never goes on as somebody it is not. */
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
