import './styles.css';
import { installStyleNonce, UiProvider } from '@safari/ui';
import { AppProviders, BrowserRouter, RemotesProvider, settleSignIn } from '@safari/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Notifications } from './app/notifications';
import { Page } from './app/page';
import { PageBoundary } from './app/page-boundary';
import { remoteList } from './remotes/remote-list';
import { remotes } from './remotes/remotes';

installStyleNonce();
settleSignIn();
remoteList.load().catch(() => undefined); // the page asks again, and shows it

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppProviders>
      <UiProvider>
        <RemotesProvider remotes={remotes}>
          <BrowserRouter>
            <PageBoundary>
              <Page />
            </PageBoundary>
          </BrowserRouter>
        </RemotesProvider>
        <Notifications />
      </UiProvider>
    </AppProviders>
  </StrictMode>,
);
