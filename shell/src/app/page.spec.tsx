import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { choose, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteList } from '../remotes/remote-list';
import { RemoteListContext } from '../remotes/use-remotes';
import { knownRemotes, SHOP } from '../testing/remotes';
import { Notifications } from './notifications';
import { Page } from './page';

/** The live streams that are open. */
const streams = new Set<object>();

const open = (at: string, list = knownRemotes()) =>
  renderPage(
    <UiProvider>
      <RemoteListContext value={list}>
        <Page />
        <Notifications />
      </RemoteListContext>
    </UiProvider>,
    { at },
  );

const main = () => within(screen.getByRole('main'));
const amina = { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

describe('the frame', () => {
  beforeEach(() => {
    localStorage.clear();
    streams.clear();
    serve({});
    // jsdom draws nothing and streams nothing
    window.scrollTo = () => undefined;
    globalThis.EventSource = class {
      constructor() {
        streams.add(this);
      }
      close() {
        streams.delete(this);
      }
    } as unknown as typeof EventSource;
  });

  it.each([
    ['/', 'Kilele Safaris'],
    ['/things/5', 'Thing · Kilele Safaris'],
    ['/mine/', 'My Things · Kilele Safaris'],
  ])('opens %s with the remote that owns it, under its title (S01)', async (path, title) => {
    open(path);
    expect(await main().findByText('shop/App')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('leads whoever goes to another screen to its main part, which bears its name', async () => {
    open('/things/5');
    await main().findByText('shop/App');
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    const there = await screen.findByRole('main', { name: 'Login · Kilele Safaris' });
    expect(document.activeElement).toBe(there);
  });

  it.each([
    ['/nowhere', '404 Page Not Found · Kilele Safaris'],
    ['/adminlogin', 'Admin Login · Kilele Safaris'],
    ['/bookings', 'Bookings · Kilele Safaris'],
  ])('names the main part of %s, whatever its frame', async (path, name) => {
    open(path);
    expect(await screen.findByRole('main', { name })).toBeTruthy();
  });

  it.each(['/nowhere', '/things/5/more', '/bookings/1'])(
    'answers %s with 404 Page Not Found (S02)',
    async (path) => {
      open(path);
      expect(main().getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
      expect(main().getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
      await waitFor(() => expect(document.title).toBe('404 Page Not Found · Kilele Safaris'));
    },
  );

  it.each(['/bookings', '/letters'])('restricts %s to signed-in staff (S10)', async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(
      screen.getByText('This area requires admin authentication. Please log in to continue.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Admin Login' }).getAttribute('href')).toBe('/adminlogin');
    expect(screen.queryByText('desk/App')).toBeNull();
  });

  it('lets staff in, with the way to every staff page, and out again (A02)', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    serve({
      'GET /api/auth/staff': { name: 'Staff' },
      'POST /api/auth/admin-logout': new Response(null, { status: 204 }),
      'POST /api/auth/session-use': { staff: { inSeconds: 3_600, final: false }, customer: null },
    });
    open('/bookings');
    expect(await screen.findByText('desk/App')).toBeTruthy();
    expect(await screen.findByText('desk/Tools')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('sessionEnds')).not.toBeNull());
    const links = within(screen.getByRole('navigation', { name: 'Back office' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Bookings', 'Letters']);
    await userEvent.click(screen.getByRole('button', { name: 'Admin Logout' }));
    expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(localStorage.getItem('adminAuthenticated')).toBeNull();
    // only its own end warns about the next session
    expect(localStorage.getItem('sessionEnds')).toBeNull();
  });

  it('opens the staff sign-in without a session', async () => {
    open('/adminlogin');
    expect(await screen.findByText('desk/App')).toBeTruthy();
  });

  it('offers Login to the signed out, and the menu with the name to the signed in (P03)', async () => {
    open('/things/1');
    expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/login');
    serve({ 'GET /api/auth/user': amina });
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(await screen.findByRole('button', { name: /Amina Msafiri/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'My Things' }));
    expect(await screen.findByText('shop/App')).toBeTruthy();
  });

  it('goes on as whoever was here while nobody can say who is signed in', async () => {
    const answers: Record<string, unknown> = {
      'GET /api/auth/user': amina,
      'POST /api/auth/session-use': { customer: { inSeconds: 3_600, final: false }, staff: null },
    };
    const calls = serve(answers);
    open('/things/1');
    await waitFor(() => expect(localStorage.getItem('sessionEnds')).not.toBeNull());
    await waitFor(() => expect(streams.size).toBe(1));
    const [stream] = streams;
    answers['GET /api/auth/user'] = problem(503, 'Down.');
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(localStorage.getItem('sessionEnds')).not.toBeNull();
    answers['GET /api/auth/user'] = amina;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('button', { name: /Amina Msafiri/ })).toBeTruthy();
    expect([...streams]).toEqual([stream]);
    expect(calls.filter(({ url }) => url === '/api/auth/session-use')).toHaveLength(1);
  });

  it('says so when logging out fails (S08)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ 'GET /api/auth/user': amina, 'POST /api/auth/logout': problem(503, 'Down.') });
    open('/things/1');
    await userEvent.click(await screen.findByRole('button', { name: /Amina Msafiri/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logout Error')).toBeTruthy();
    expect(screen.getByText('Failed to logout. Please try again.')).toBeTruthy();
  });

  it('leads where the remotes say, in their order and in the language that is read', async () => {
    open('/things/1');
    const links = () =>
      within(screen.getByRole('navigation', { name: /Main|Kuu/ }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links()).toEqual([
      ['First', '/#things'],
      ['Second', '/things/2'],
      ['Contact', '/things/1#contact'],
    ]);
    await choose('Language', 'Kiswahili');
    await waitFor(() => expect(links().map(([text]) => text)).toEqual(['Kwanza', 'Second', 'Mawasiliano']));
    await waitFor(() => expect(document.title).toBe('Kitu · Kilele Safaris'));
  });

  it('shows a new remote’s screen and its link without knowing it', async () => {
    const weather = {
      ...SHOP,
      name: 'weather',
      routes: [{ path: '/weather', frame: 'public', title: { en: 'Weather' } } as const],
      navigation: [{ area: 'main', to: '/weather', text: { en: 'Weather' }, order: 15 } as const],
    };
    open('/', knownRemotes(weather));
    await userEvent.click(screen.getByRole('link', { name: 'Weather' }));
    expect(await main().findByText('weather/App')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Weather · Kilele Safaris'));
  });

  it('says in its place that a remote could not tell what it draws, and asks again', async () => {
    serve({ 'GET /remotes.json': [SHOP] });
    open('/things/1', new RemoteList([{ ...SHOP, unknown: true, routes: [], navigation: [] }]));
    await userEvent.click(await main().findByRole('button', { name: 'Try Again' }));
    expect(await main().findByText('shop/App')).toBeTruthy();
  });

  it('stands, with a way on, where nobody tells which remotes there are', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { 'GET /remotes.json': problem(502, 'Down.') };
    serve(answers);
    open('/mine', new RemoteList());
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    answers['GET /remotes.json'] = [SHOP];
    await userEvent.click(again);
    expect(await main().findByText('shop/App')).toBeTruthy();
  });

  it('moves the focus to the new screen after a navigation', async () => {
    open('/things/1');
    await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
    expect(await main().findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await waitFor(() => expect(document.title).toBe('Login · Kilele Safaris'));
  });
});
