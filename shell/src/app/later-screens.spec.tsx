import { expect, it, jest } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { RemoteListContext } from '../remotes/use-remotes';
import { knownRemotes } from '../testing/remotes';
import { Page } from './page';
import { PageBoundary } from './page-boundary';

let asked = 0;
jest.mock('../session/session-warning', () => {
  asked += 1;
  if (asked === 1) throw new Error('away');
  return jest.requireActual('../session/session-warning');
});

it('a page stands while the warning of a session’s end does not come, which is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined; // jsdom draws nothing and streams nothing
  globalThis.EventSource = class {
    close() {}
  } as unknown as typeof EventSource;
  serve({
    'GET /api/auth/user': { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null },
    'POST /api/auth/session-use': { customer: { inSeconds: 60, final: false }, staff: null },
  });
  renderPage(
    <UiProvider>
      <RemoteListContext value={knownRemotes()}>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </RemoteListContext>
    </UiProvider>,
    { at: '/things/1' },
  );
  expect(await screen.findByText('shop/App')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
  expect(asked).toBe(2);
});
