import { beforeEach, describe, expect, it } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { api } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteListContext } from '../remotes/use-remotes';
import { knownRemotes } from '../testing/remotes';
import { StaffGate } from './staff-gate';

const session = { 'GET /api/auth/staff': { name: 'Staff', role: 'staff', memberId: null } };

const bookings = api.injectEndpoints({
  endpoints: (build) => ({
    seenBookings: build.query<string[], void>({ query: () => '/api/bookings', providesTags: ['Booking'] }),
  }),
});

/** A form that renders only while its query has an answer, as the office's forms do. */
function Desk() {
  const { currentData } = bookings.useSeenBookingsQuery();
  if (!currentData) return <p>Loading</p>;
  return (
    <>
      <p>{currentData}</p>
      <textarea aria-label="Note" />
    </>
  );
}

async function open(said: Record<string, unknown> = session) {
  localStorage.setItem('adminAuthenticated', 'true');
  const answers = {
    'GET /api/bookings': ['Elephants'],
    ...said,
    'POST /api/auth/admin-logout': new Response(null, { status: 204 }),
  };
  const calls = serve(answers);
  const { store } = renderPage(
    <UiProvider>
      <RemoteListContext value={knownRemotes()}>
        <StaffGate>
          <Desk />
        </StaffGate>
      </RemoteListContext>
    </UiProvider>,
    { at: '/bookings' },
  );
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/auth/staff'));
  await userEvent.type(await screen.findByLabelText('Note'), 'Karibu');
  return { answers: answers as Record<string, unknown>, store, calls };
}

/** Signs out, or in again, in another tab. */
const otherTab = (flag: 'true' | undefined) =>
  act(async () => {
    if (flag) localStorage.setItem('adminAuthenticated', flag);
    else localStorage.removeItem('adminAuthenticated');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' }));
  });

const note = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

describe('a staff session that ends', () => {
  beforeEach(() => localStorage.clear());

  it('elsewhere hides the screen, offers to sign in again there, and gives it back with what was typed', async () => {
    await open();
    await otherTab(undefined);
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(
      screen.getByText('This area requires admin authentication. Please log in to continue.'),
    ).toBeTruthy();
    expect(await screen.findByText('desk/Again')).toBeTruthy();
    expect(note()).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await otherTab('true');
    expect(screen.queryByRole('heading', { name: 'Access Restricted' })).toBeNull();
    await waitFor(() => expect(note()?.value).toBe('Karibu')); // once the server has confirmed that it is the same member
  });

  it('keeps what was typed where something changes meanwhile, and shows what has changed', async () => {
    const { answers, store } = await open();
    const kept = answers['GET /api/auth/staff'];
    Object.assign(answers, {
      'GET /api/auth/staff': problem(401, 'Ended.'),
      'GET /api/bookings': problem(401, 'Ended.'),
    });
    await otherTab(undefined);
    await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
    Object.assign(answers, { 'GET /api/auth/staff': kept, 'GET /api/bookings': ['Elephants', 'Lions'] });
    await otherTab('true');
    expect(await screen.findByText('ElephantsLions')).toBeTruthy();
    expect(note()?.value).toBe('Karibu');
  });

  it('by Admin Logout keeps nothing of the screen', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Admin Logout' }));
    expect((await screen.findByRole('link', { name: 'Admin Login' })).getAttribute('href')).toBe(
      '/adminlogin',
    );
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
    await otherTab('true');
    await waitFor(() => expect(note()?.value).toBe(''));
  });

  it('knows where one is, and says who one is', async () => {
    await open();
    expect(screen.getByText('Signed in as staff')).toBeTruthy();
    const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(here.map(({ textContent }) => textContent)).toEqual(['Bookings']);
    expect(await screen.findByText('desk/Tools')).toBeTruthy();
  });

  it('says by name who has signed in as themselves', async () => {
    await open({ 'GET /api/auth/staff': { name: 'Neema', role: 'guide', memberId: 'b9c4' } });
    expect(await screen.findByText('Signed in as Neema')).toBeTruthy();
  });

  const neema = { name: 'Neema', role: 'owner', memberId: 'b9c4' };
  const juma = { name: 'Juma', role: 'guide', memberId: '77d0' };

  it('gives the screen and what was typed there to nobody else of the office', async () => {
    const { answers } = await open({ 'GET /api/auth/staff': neema });
    await screen.findByText('Signed in as Neema');
    await otherTab(undefined);
    let say: (member: unknown) => void = () => undefined;
    answers['GET /api/auth/staff'] = () => new Promise((resolve) => (say = resolve));
    await otherTab('true');
    expect(note()).toBeNull(); // not before the server has said who it is
    expect(screen.queryByText('Signed in as Neema')).toBeNull();
    await act(async () => say(juma));
    expect(await screen.findByText('Signed in as Juma')).toBeTruthy();
    expect(note()?.value).toBe('');
    expect(document.querySelectorAll('textarea')).toHaveLength(1);
  });

  it('gives both back to the same one of the office, once the server has said that it is them', async () => {
    const { answers } = await open({ 'GET /api/auth/staff': neema });
    await screen.findByText('Signed in as Neema');
    await otherTab(undefined);
    answers['GET /api/auth/staff'] = problem(503, 'Down.');
    await otherTab('true');
    expect(await screen.findByText('desk/Again')).toBeTruthy();
    expect(note()).toBeNull();
    answers['GET /api/auth/staff'] = neema;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Signed in as Neema')).toBeTruthy();
    expect(note()?.value).toBe('Karibu');
  });
});

it('a staff screen is in English, also for whoever reads the public side in another language, and has it again after', async () => {
  localStorage.setItem('adminAuthenticated', 'true');
  serve(session);
  const { store, unmount } = renderPage(
    <UiProvider>
      <RemoteListContext value={knownRemotes()}>
        <StaffGate>
          <p>Screen</p>
        </StaffGate>
      </RemoteListContext>
    </UiProvider>,
    { at: '/bookings', language: 'sw' },
  );
  expect(screen.getByRole('button', { name: 'Admin Logout' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  unmount();
  expect(store.getState().language.current).toBe('sw');
});
