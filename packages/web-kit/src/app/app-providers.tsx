import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { AdminProvider } from '../session/admin';
import { createStore, type Store } from '../store/store';
import { useLanguage } from '../translations/language';

/** Store and sessions around a whole page: the shell's, a remote's that stands alone, or a test's. */
export function AppProviders({ store, children }: { store?: Store; children: ReactNode }) {
  const [own] = useState(() => store ?? createStore());
  return (
    <Provider store={own}>
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
