import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionEnds } from '@safari/contracts';
import { Dialog, PortalScope, UiProvider } from '@safari/ui';
import { useLanguage, useSession } from '@safari/web-kit';
import { problem, type RecordedCall, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RemoteListContext } from '../remotes/use-remotes';
import { StaffGate } from '../staff/staff-gate';
import { knownRemotes } from '../testing/remotes';
import { SessionWarning } from './session-warning';

const HOUR = 3_600;
const amina = { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };
const staffEnds = (inSeconds: number, final = false): SessionEnds => ({
  staff: { inSeconds, final },
  customer: null,
});

let answers: Record<string, unknown>;
let calls: RecordedCall[];
let now: number;

beforeEach(() => {
  localStorage.clear();
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  answers = { 'GET /api/auth/staff': { name: 'Staff' } };
  calls = serve(answers);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const told = () => calls.filter(({ url }) => url === '/api/auth/session-use').length;

function Languages() {
  const { choose } = useLanguage();
  return (
    <button type="button" onClick={() => choose('sw')}>
      Kiswahili
    </button>
  );
}

/** Shows whom the server named last. */
function Customer() {
  const { user } = useSession();
  return <output>{user?.name ?? 'nobody'}</output>;
}

function open(screens?: ReactNode) {
  renderPage(
    <UiProvider>
      <RemoteListContext value={knownRemotes()}>
        <StaffGate>
          <textarea aria-label="Note" />
          <Languages />
          {screens}
        </StaffGate>
        <SessionWarning />
      </RemoteListContext>
    </UiProvider>,
    { at: '/bookings' },
  );
}

/** Opens a staff screen whose session ends as given. */
async function openStaff(ends: SessionEnds, screens?: ReactNode) {
  localStorage.setItem('adminAuthenticated', 'true');
  answers['POST /api/auth/session-use'] = ends;
  open(screens);
  await waitFor(() => expect(localStorage.getItem('sessionEnds')).not.toBeNull());
}

/** Moves the clock on, and has the page read it as its timer would. */
const pass = (seconds: number) =>
  act(async () => {
    now += seconds * 1000;
    document.dispatchEvent(new Event('visibilitychange'));
  });

const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** Writes what another tab has learnt. */
const otherTab = (ends: SessionEnds) =>
  act(async () => {
    const at = now + (ends.staff?.inSeconds ?? 0) * 1000;
    localStorage.setItem('sessionEnds', JSON.stringify({ staff: { at, final: false }, asked: now }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionEnds' }));
  });

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

describe('a session that nobody uses', () => {
  it('is announced five minutes before its end, in minutes, and goes on when somebody says so', async () => {
    await openStaff(staffEnds(HOUR));
    await userEvent.type(screen.getByLabelText('Note'), 'Karibu');
    await pass(HOUR - 301);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()?.textContent).toContain('you will be signed out in 5 minutes');
    await pass(150);
    expect(dialog()?.textContent).toContain('you will be signed out in 3 minutes');
    await pass(100);
    expect(dialog()?.textContent).toContain('you will be signed out in a minute');
    const stay = screen.getByRole('button', { name: 'Stay signed in' });
    const before = told();
    await userEvent.click(stay);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(told()).toBe(before + 1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Karibu');
  });

  it('is announced in every tab, and stays in every tab when it stays in one', async () => {
    await openStaff(staffEnds(HOUR));
    now += 600_000; // since this tab last read the clock
    await otherTab(staffEnds(200));
    expect(dialog()).not.toBeNull();
    await otherTab(staffEnds(HOUR));
    expect(dialog()).toBeNull();
  });

  it('ends where nobody answers, hides the screen and keeps what was typed', async () => {
    await openStaff(staffEnds(200));
    fireEvent.change(screen.getByLabelText('Note', { exact: true }), { target: { value: 'Karibu' } });
    expect(dialog()).not.toBeNull();
    answers['GET /api/auth/staff'] = problem(401, 'Staff must sign in first.');
    await pass(201);
    expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(dialog()).toBeNull();
    answers['GET /api/auth/staff'] = { name: 'Staff' };
    await act(async () => {
      localStorage.setItem('adminAuthenticated', 'true');
      window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' }));
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Karibu');
  });

  it('cannot be kept while we are not to be reached: the warning says so and stays', async () => {
    await openStaff(staffEnds(200));
    answers['POST /api/auth/session-use'] = problem(503, 'Down.');
    await userEvent.keyboard('{Escape}');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not be reached.');
    answers['POST /api/auth/session-use'] = staffEnds(HOUR);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('that has lasted as long as it may is announced without an offer, once', async () => {
    await openStaff(staffEnds(200, true));
    const last = await screen.findByRole('dialog', { name: 'You will have to sign in again' });
    expect(last.textContent).toContain('you will be signed out in 4 minutes');
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    await pass(60);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [
      'English',
      'You will have to sign in again',
      'for as long as is allowed: you will be signed out in a minute. What you typed is kept.',
    ],
    [
      'Kiswahili',
      'Utahitaji kuingia tena',
      'Umefikia muda wa juu wa kuwa umeingia: utatolewa baada ya dakika moja. Ulichoandika kinahifadhiwa.',
    ],
  ])(
    'that has lasted as long as it may is announced in its last minute, too: %s',
    async (language, name, text) => {
      await openStaff(staffEnds(HOUR, true), <button type="button">English</button>);
      await userEvent.click(screen.getByRole('button', { name: language }));
      await pass(HOUR - 60);
      expect((await screen.findByRole('dialog', { name })).textContent).toContain(text);
    },
  );

  it('that has lasted as long as it may is announced once for each who is signed in here', async () => {
    answers['GET /api/auth/user'] = amina;
    const name = 'You will have to sign in again';
    const [first, second] = [200, 290].map((inSeconds) => ({ inSeconds, final: true }));
    await openStaff({ customer: first ?? null, staff: second ?? null }, <Customer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    answers['POST /api/auth/session-use'] = staffEnds(89, true);
    await pass(201);
    expect((await screen.findByRole('dialog', { name })).textContent).toContain('signed out in 2 minutes');
  });

  it('is announced in Kiswahili to those who read it', async () => {
    await openStaff(staffEnds(HOUR));
    await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    await otherTab(staffEnds(200));
    const warning = await screen.findByRole('dialog', { name: 'Bado upo?' });
    expect(warning.textContent).toContain('utatolewa baada ya dakika 4');
  });

  it('is announced to everybody over a dialog in which somebody works', async () => {
    await openStaff(
      staffEnds(HOUR),
      <PortalScope name="desk">
        <Dialog open title="Add a camp">
          <input aria-label="Name" />
        </Dialog>
      </PortalScope>,
    );
    expect(screen.getByRole('dialog', { name: 'Add a camp' })).toBeTruthy();
    await otherTab(staffEnds(200));
    expect(dialog()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('of a customer is announced, too', async () => {
    answers['GET /api/auth/user'] = amina;
    answers['POST /api/auth/session-use'] = { customer: { inSeconds: 60, final: false }, staff: null };
    open();
    await waitFor(() => expect(dialog()).not.toBeNull());
  });
});

describe('use', () => {
  it('is told when a page is opened and when somebody does something, once a minute by all tabs', async () => {
    await openStaff(staffEnds(HOUR));
    expect(told()).toBe(1);
    await userEvent.click(screen.getByLabelText('Note'));
    await userEvent.keyboard('Karibu');
    expect(told()).toBe(1);
    now += 61_000;
    await userEvent.keyboard('K');
    await userEvent.keyboard('a');
    await waitFor(() => expect(told()).toBe(2));
    now += 61_000;
    await otherTab(staffEnds(HOUR));
    await userEvent.keyboard('r');
    expect(told()).toBe(2);
  });

  it('is told once a minute, not with every key, while we are not to be reached', async () => {
    await openStaff(staffEnds(HOUR));
    answers['POST /api/auth/session-use'] = problem(503, 'Down.');
    now += 61_000;
    await userEvent.type(screen.getByLabelText('Note'), 'Karibu');
    await waitFor(() => expect(told()).toBe(2));
    now += 61_000;
    await userEvent.keyboard('sana');
    await waitFor(() => expect(told()).toBe(3));
  });

  it('is none while nobody does anything, whatever the screen asks for', async () => {
    await openStaff(staffEnds(HOUR));
    await pass(600);
    await focus();
    await pass(600);
    expect(told()).toBe(1);
  });

  it('is none when nobody could say for a while which customer is signed in', async () => {
    answers['GET /api/auth/user'] = amina;
    await openStaff({ ...staffEnds(HOUR), customer: { inSeconds: HOUR, final: false } }, <Customer />);
    await screen.findByText('Amina Msafiri');
    await waitFor(() => expect(told()).toBe(2)); // the staff’s page is opened before the customer is known
    answers['GET /api/auth/user'] = problem(503, 'Down.');
    await focus();
    await screen.findByText('nobody');
    answers['GET /api/auth/user'] = amina;
    await focus();
    await screen.findByText('Amina Msafiri');
    expect(told()).toBe(2);
  });

  it('is told by nobody who is not signed in', async () => {
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    open();
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/auth/user'));
    await userEvent.click(screen.getByRole('main'));
    expect(told()).toBe(0);
  });

  it('that finds the session ended has the page ask who is signed in', async () => {
    await openStaff(staffEnds(HOUR));
    now += 2 * HOUR * 1000;
    answers['GET /api/auth/staff'] = problem(401, 'Staff must sign in first.');
    answers['POST /api/auth/session-use'] = { staff: null, customer: null };
    fireEvent.pointerDown(screen.getByLabelText('Note'));
    expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
  });
});
