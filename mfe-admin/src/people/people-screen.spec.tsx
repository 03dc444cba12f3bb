import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenSession, StaffMember, StaffSession } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { Link, Route, Routes } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwner, aPasskey } from '../testing/examples';
import { PeopleScreen } from './people-screen';

const shared: StaffSession = { name: 'Staff', role: 'owner', memberId: null };
const sessions: OpenSession[] = [
  {
    id: 'aaaaaaaaaaaa',
    name: 'Neema',
    device: 'Firefox on Windows',
    openedAt: '2027-02-01T08:00:00.000Z',
    lastUsedAt: '2027-02-01T08:10:00.000Z',
    isThis: true,
  },
  {
    id: 'bbbbbbbbbbbb',
    name: 'Neema',
    device: 'Safari on iPhone',
    openedAt: '2027-02-01T08:00:00.000Z',
    lastUsedAt: '2027-02-01T08:10:00.000Z',
    isThis: false,
  },
];

let answers: Record<string, unknown>;
const show = () => {
  const calls = serve(answers);
  renderPage(
    <>
      <PeopleScreen />
      <Toaster />
    </>,
    { at: '/people' },
  );
  return calls;
};

beforeEach(() => {
  localStorage.setItem('adminAuthenticated', 'true');
  answers = {
    'GET /api/auth/staff': shared,
    'GET /api/auth/staff-members': [],
    'GET /api/auth/staff-sessions': sessions,
  };
});

describe('the people of the office', () => {
  it('are invited by a link that is shown once', async () => {
    const link = 'http://localhost/join#secret';
    answers['POST /api/auth/staff-members'] = { member: { ...anOwner, state: 'invited' }, link };
    const calls = show();
    expect(await screen.findByText('You use the shared password')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Invite a Member' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make the Link' }));
    expect(within(dialog).getByText('Enter the name')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText(/^Name/), ' Neema ');
    await userEvent.type(within(dialog).getByLabelText(/^Email/), 'neema@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make the Link' }));
    expect(await within(dialog).findByDisplayValue(link)).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toEqual({ name: 'Neema', email: 'neema@example.com', role: 'owner' });
  });

  it('are not let go where that would leave nobody to decide, and the reason is said', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    answers['GET /api/auth/staff-members'] = [anOwner];
    answers[`DELETE /api/auth/staff-members/${anOwner.id}`] = problem(409, 'This is the last owner.');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Let Neema go' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Let Go' }));
    expect(await screen.findByText('This is the last owner.')).toBeTruthy();
    expect(screen.getByRole('alert').closest('p')).toBeNull();
    expect(screen.queryByText('You use the shared password')).toBeNull();
  });

  it('read of a single wrong password, too', async () => {
    const at = '2026-05-02T06:00:00Z';
    answers['GET /api/auth/admin-sign-ins'] = { refused: 1, addresses: 1, since: at, latest: at };
    show();
    expect(await screen.findByText(/^1 failed sign-in from 1 address, May 2, 2026, 6:00.AM$/)).toBeTruthy();
  });

  it('are to be two who decide: an owner hears where only one can sign in, and nobody else does', async () => {
    const said = 'Invite a second, so that the office is never locked out.';
    const { id } = anOwner;
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: id };
    const invited: StaffMember = { ...anOwner, id: 'c7d1', name: 'Baraka', state: 'invited' };
    const staff: StaffMember = { ...anOwner, id: 'd8e2', name: 'Juma', role: 'staff' };
    answers['GET /api/auth/staff-members'] = [anOwner, invited, staff];
    show();
    expect((await screen.findByText('Only one owner can sign in')).closest('[role]')?.textContent).toContain(
      said,
    );
    cleanup();
    answers['GET /api/auth/staff-members'] = [anOwner, { ...invited, state: 'active' }, staff];
    show();
    expect(await screen.findByText('Baraka')).toBeTruthy();
    expect(screen.queryByText(said)).toBeNull();
    cleanup();
    answers['GET /api/auth/staff'] = { name: 'Juma', role: 'staff', memberId: staff.id };
    answers['GET /api/auth/staff-members'] = [anOwner, staff];
    show();
    expect(await screen.findByText('Juma')).toBeTruthy();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('have no new link made for themselves, which would end the session that shows it', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    answers['GET /api/auth/staff-members'] = [anOwner, { ...anOwner, id: 'c7d1', name: 'Baraka' }];
    show();
    expect(await screen.findByRole('button', { name: 'New link for Baraka' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New link for Neema' })).toBeNull();
  });

  it('are asked for anew whenever somebody looks, since nothing tells who has joined or signed in', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    answers['GET /api/auth/staff-members'] = [anOwner];
    answers['GET /api/auth/passkeys'] = [];
    serve(answers);
    renderPage(
      <>
        <Link to="/people">People</Link>
        <Link to="/">Elsewhere</Link>
        <Routes>
          <Route path="/people" element={<PeopleScreen />} />
          <Route path="/" element={null} />
        </Routes>
      </>,
      { at: '/people' },
    );
    expect(await screen.findByRole('row', { name: /neema@example.com/ })).toBeTruthy();
    expect(await screen.findByText('No passkey yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    answers['GET /api/auth/staff-members'] = [{ ...anOwner, role: 'guide' }];
    answers['GET /api/auth/staff-sessions'] = sessions.slice(0, 1);
    answers['GET /api/auth/passkeys'] = [aPasskey];
    await userEvent.click(screen.getByRole('link', { name: 'People' }));
    expect(await screen.findByRole('row', { name: /neema@example.com Guide/ })).toBeTruthy();
    expect(await screen.findByRole('row', { name: /Telephone/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End Neema/ })).toBeNull());

    // also when this window gets the focus again
    answers['GET /api/auth/staff-members'] = [{ ...anOwner, role: 'accountant' }];
    answers['GET /api/auth/staff-sessions'] = sessions;
    fireEvent.focus(window);
    expect(await screen.findByRole('row', { name: /neema@example.com Accountant/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^End Neema/ })).toBeTruthy();
  });

  it('whom another owner has changed meanwhile keep what that owner decided, until both are seen', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    const baraka = { ...anOwner, id: 'c7d1', name: 'Baraka', email: 'baraka@example.com', version: 3 };
    answers['GET /api/auth/staff-members'] = [anOwner, baraka];
    const current = { ...baraka, role: 'guide', version: 4 };
    const url = '/api/auth/staff-members/c7d1';
    answers[`PUT ${url}`] = ({ headers }: { headers: Headers }) =>
      headers.get('if-match') === '"4"'
        ? { ...current, name: 'Baraka Mpishi' }
        : new Response(JSON.stringify({ status: 412, title: 'Changed meanwhile', current }), {
            status: 412,
            headers: { 'content-type': 'application/problem+json' },
          });
    const calls = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Baraka' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Name/), ' Mpishi');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect((await within(dialog).findByRole('listitem')).textContent).toContain('Role: Guide');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go On With My Changes' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Baraka Mpishi was changed')).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"3"', { name: 'Baraka Mpishi', role: 'owner' }],
      ['"4"', { name: 'Baraka Mpishi', role: 'guide' }],
    ]);
  });

  it('are signed in no more as who they were: what is open is read anew, and who one is oneself', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    answers['GET /api/auth/staff-members'] = [anOwner];
    const renamed = { ...anOwner, name: 'Neema Mushi', version: 2 };
    answers[`PUT /api/auth/staff-members/${anOwner.id}`] = renamed;
    const calls = show();
    expect(await screen.findByRole('button', { name: /^End Neema.*iPhone/ })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Neema' }));
    await userEvent.type(await screen.findByLabelText(/^Name/), ' Mushi');
    answers['GET /api/auth/staff-members'] = [renamed];
    answers['GET /api/auth/staff-sessions'] = [{ ...sessions[0], name: 'Neema Mushi' }];
    const asked = () => calls.filter(({ url }) => url === '/api/auth/staff').length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End .*iPhone/ })).toBeNull());
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('are changed again over what was saved, also where their list is still being read', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    const baraka = { ...anOwner, id: 'c7d1', name: 'Baraka', email: 'baraka@example.com', version: 3 };
    const renamed = { ...baraka, name: 'Baraka Mpishi', version: 4 };
    answers['GET /api/auth/staff-members'] = [anOwner, baraka];
    answers['PUT /api/auth/staff-members/c7d1'] = renamed;
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Baraka' }));
    await userEvent.type(await screen.findByLabelText(/^Name/), ' Mpishi');
    let send: (members: StaffMember[]) => void = () => undefined;
    answers['GET /api/auth/staff-members'] = () => new Promise((resolve) => (send = resolve));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Baraka Mpishi was changed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change Baraka' }));
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    await act(async () => send([anOwner, renamed]));
    expect(await screen.findByDisplayValue('Baraka Mpishi')).toBeTruthy();
  });

  it('have their passkeys removed among their own, where their session goes on', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: anOwner.id };
    answers['GET /api/auth/staff-members'] = [anOwner, { ...anOwner, id: 'c7d1', name: 'Baraka' }];
    answers['GET /api/auth/staff-members/c7d1/passkeys'] = [aPasskey];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Passkeys of Baraka' }));
    expect(await screen.findByRole('button', { name: 'Remove Telephone' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Passkeys of Neema', hidden: true })).toBeNull();
  });

  it('who are no owners see who is there and their own sessions, and end one that they do not know', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'accountant', memberId: anOwner.id };
    answers['GET /api/auth/staff-members'] = [anOwner];
    answers['DELETE /api/auth/staff-sessions/bbbbbbbbbbbb'] = new Response(null, { status: 204 });
    const calls = show();
    expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Where you are signed in' })).toBeTruthy();
    expect(await screen.findByText('neema@example.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Invite a Member|Let Neema go/ })).toBeNull();
    const away = await screen.findByRole('button', { name: 'End Neema, Safari on iPhone' });
    answers['GET /api/auth/staff-sessions'] = sessions.slice(0, 1);
    await userEvent.click(away);
    expect(await screen.findByText('Neema was signed out there')).toBeTruthy();
    await waitFor(() => expect(away.isConnected).toBe(false));
    const heading = screen.getByRole('heading', { name: 'Where you are signed in' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'End Neema, Firefox on Windows' })).toBeNull();
  });
});
