import './standalone.css';
import { PortalScope, Toaster, UiProvider } from '@safari/ui';
import { AppProviders, BrowserRouter } from '@safari/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <AppProviders>
    <UiProvider>
      <PortalScope name="admin" density="dense">
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PortalScope>
      <Toaster />
    </UiProvider>
  </AppProviders>,
);
