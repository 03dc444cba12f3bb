import './standalone.css';
import { PortalScope, Toaster, UiProvider } from '@safari/ui';
import { AppProviders, createBrowserRouter, RouterProvider } from '@safari/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

const router = createBrowserRouter([{ path: '*', element: <App /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <AppProviders>
    <UiProvider>
      <PortalScope name="admin" density="dense">
        <RouterProvider router={router} />
      </PortalScope>
      <Toaster />
    </UiProvider>
  </AppProviders>,
);
