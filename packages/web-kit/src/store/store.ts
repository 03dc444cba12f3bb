import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { watchActions } from '../api/action-trace';
import { api } from '../api/api';
import type { ServerReads } from '../api/base-query';
import { createPersonWatch } from '../session/person-watch';
import { isPageOfNobody, knownUser } from '../session/session';
import { createSessionWatch } from '../session/session-watch';
import { languageSlice } from '../translations/language';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [languageSlice.name]: languageSlice.reducer,
});

interface StoreOptions {
  /** The state that the page was drawn from. */
  drawn?: object;
  /** Nobody is signed in; by default as the page says. */
  isNobody?: boolean;
  /** On the server, replaces the calls. */
  reads?: ServerReads;
}

/** Creates the one store of a page. */
export function createStore({ drawn, reads, isNobody = !drawn && isPageOfNobody() }: StoreOptions = {}) {
  const store = configureStore({
    reducer,
    preloadedState: drawn as Partial<ReturnType<typeof reducer>>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: reads as unknown } }).concat(
        createSessionWatch(),
        createPersonWatch(),
        api.middleware,
      ),
  });
  if (isNobody) store.dispatch(knownUser(null));
  if (!reads) {
    setupListeners(store.dispatch);
    watchActions();
  }
  return store;
}

export type Store = ReturnType<typeof createStore>;
