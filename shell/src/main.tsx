import './styles.css';
import { AppProviders, RemotesProvider, RouterProvider } from '@safari/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { remotes } from './remotes/remotes';
import { watchStylesheets } from './remotes/stylesheets';
import { router } from './app/router';

watchStylesheets();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppProviders>
      <RemotesProvider remotes={remotes}>
        <RouterProvider router={router} />
      </RemotesProvider>
    </AppProviders>
  </StrictMode>,
);
