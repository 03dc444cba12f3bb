import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SCREENS } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from './notifications';
import { Page } from './page';

const open = (at: string) =>
  renderPage(
    <UiProvider>
      <Page />
      <Notifications />
    </UiProvider>,
    { at },
  );

const main = () => within(screen.getByRole('main'));
const amina = { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

describe('the frame', () => {
  beforeEach(() => {
    localStorage.clear();
    serve({});
    // jsdom draws nothing and streams nothing
    window.scrollTo = () => undefined;
    globalThis.EventSource = class {
      close() {}
    } as unknown as typeof EventSource;
  });

  it.each(
    SCREENS.filter(({ owner }) => owner === 'catalog' || owner === 'gallery').map(({ path, owner }) => [
      path,
      owner,
    ]),
  )('opens %s with the remote %s (S01)', async (path, owner) => {
    open(path.replace(/:\w+/, '5'));
    expect(await main().findByText(`${owner}/App`)).toBeTruthy();
  });

  it.each(['/nowhere', '/art/5/more', '/bookings/1'])(
    'answers %s with 404 Page Not Found (S02)',
    async (path) => {
      open(path);
      expect(main().getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
      await waitFor(() => expect(document.title).toBe('404 Page Not Found · Kilele Safaris'));
    },
  );

  it.each(
    SCREENS.filter(({ owner, path }) => owner === 'admin' && path !== '/adminlogin').map(({ path }) => path),
  )('restricts %s to signed-in staff (S10)', (path) => {
    open(path);
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(
      screen.getByText('This area requires admin authentication. Please log in to continue.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Admin Login' }).getAttribute('href')).toBe('/adminlogin');
    expect(screen.queryByText('admin/App')).toBeNull();
  });

  it('lets staff in, with the way to every staff page, and out again (A02)', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    serve({
      'GET /api/auth/staff': { name: 'Staff' },
      'POST /api/auth/admin-logout': new Response(null, { status: 204 }),
    });
    open('/bookings');
    expect(await screen.findByText('admin/App')).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Back office' })).getAllByRole('link');
    expect(links).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Admin Logout' }));
    expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(localStorage.getItem('adminAuthenticated')).toBeNull();
  });

  it('opens the staff sign-in without a session', async () => {
    open('/adminlogin');
    expect(await screen.findByText('admin/App')).toBeTruthy();
  });

  it('offers Login to the signed out, and the menu with the name to the signed in (P03)', async () => {
    open('/art');
    expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/login');
    serve({ 'GET /api/auth/user': amina });
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(await screen.findByRole('button', { name: /Amina Msafiri/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'My Bookings' }));
    expect(await screen.findByText('catalog/App')).toBeTruthy();
  });

  it('says so when logging out fails (S08)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ 'GET /api/auth/user': amina, 'POST /api/auth/logout': problem(503, 'Down.') });
    open('/art');
    await userEvent.click(await screen.findByRole('button', { name: /Amina Msafiri/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logout Error')).toBeTruthy();
    expect(screen.getByText('Failed to logout. Please try again.')).toBeTruthy();
  });

  it('moves the focus to the new screen after a navigation', async () => {
    open('/art');
    await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
    expect(main().getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await waitFor(() => expect(document.title).toBe('Login · Kilele Safaris'));
  });
});
