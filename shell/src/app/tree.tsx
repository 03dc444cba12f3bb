import { UiProvider } from '@safari/ui';
import { AppProviders, type Remotes, RemotesProvider, type Store } from '@safari/web-kit';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import type { RemoteList } from '../remotes/remote-list';
import { RemoteListContext } from '../remotes/use-remotes';
import { Notifications } from './notifications';
import { Page } from './page';
import { PageBoundary } from './page-boundary';

export interface TreeProps {
  store: Store;
  remotes: Remotes;
  list: RemoteList;
  Router: ComponentType<{ children: ReactNode }>;
}

/** The React tree of a whole page, the same on the server and in the browser. */
export function Tree({ store, remotes, list, Router }: TreeProps) {
  return (
    <StrictMode>
      <AppProviders store={store}>
        <UiProvider>
          <RemoteListContext value={list}>
            <RemotesProvider remotes={remotes}>
              <Router>
                <PageBoundary>
                  <Page />
                </PageBoundary>
              </Router>
            </RemotesProvider>
          </RemoteListContext>
          <Notifications />
        </UiProvider>
      </AppProviders>
    </StrictMode>
  );
}
