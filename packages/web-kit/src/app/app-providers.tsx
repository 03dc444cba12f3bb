import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { hearOfForgetting } from '../forms/drafts';
import { AdminProvider } from '../session/admin';
import { createStore, type Store } from '../store/store';
import { useLanguage } from '../translations/language';

/** Store and sessions of a whole page: of the shell, a standalone remote or a test. */
export function AppProviders({ store, children }: { store?: Store; children: ReactNode }) {
  const [own] = useState(() => store ?? createStore());
  useEffect(hearOfForgetting, []);
  // while a drawn page is joined, every part renders the state that it was drawn with, whatever has changed since
  const [served] = useState(() => own.getState());
  return (
    <Provider store={own} serverState={served}>
      <DocumentLanguage />
      <AdminProvider>{children}</AdminProvider>
    </Provider>
  );
}

function DocumentLanguage() {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
}
