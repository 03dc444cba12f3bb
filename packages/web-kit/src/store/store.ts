import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { createSessionWatch } from '../session/session-watch';
import { languageSlice } from '../translations/language';

/** The one store of a page. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [languageSlice.name]: languageSlice.reducer },
    middleware: (defaults) => defaults().concat(createSessionWatch(), api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
