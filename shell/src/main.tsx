import './styles.css';
import { installStyleNonce, UiProvider } from '@safari/ui';
import { AppProviders, RemotesProvider, RouterProvider } from '@safari/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Notifications } from './app/notifications';
import { router } from './app/router';
import { remotes } from './remotes/remotes';
import { watchStylesheets } from './remotes/stylesheets';

watchStylesheets();
installStyleNonce();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppProviders>
      <UiProvider>
        <RemotesProvider remotes={remotes}>
          <RouterProvider router={router} />
        </RemotesProvider>
        <Notifications />
      </UiProvider>
    </AppProviders>
  </StrictMode>,
);
