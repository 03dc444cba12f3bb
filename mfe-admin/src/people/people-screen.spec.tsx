import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenSession, StaffMember, StaffSession } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeopleScreen } from './people-screen';

const shared: StaffSession = { name: 'Staff', role: 'owner', memberId: null };
const neema: StaffMember = {
  id: 'b9c4',
  name: 'Neema',
  email: 'neema@example.com',
  role: 'owner',
  state: 'active',
  hasAccount: false,
  invitedUntil: null,
  lastUsedAt: '2027-02-01T08:00:00.000Z',
};
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
    answers['POST /api/auth/staff-members'] = { member: { ...neema, state: 'invited' }, link };
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
    expect(sent).toEqual({ name: 'Neema', email: 'neema@example.com', role: 'staff' });
  });

  it('are not let go where that would leave nobody to decide, and the reason is said', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: neema.id };
    answers['GET /api/auth/staff-members'] = [neema];
    answers[`DELETE /api/auth/staff-members/${neema.id}`] = problem(409, 'This is the last owner.');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Let Neema go' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This is the last owner.')).toBeTruthy();
    expect(screen.getByRole('alert').closest('p')).toBeNull();
    expect(screen.queryByText('You use the shared password')).toBeNull();
  });

  it('have no new link made for themselves, which would end the session that shows it', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'owner', memberId: neema.id };
    answers['GET /api/auth/staff-members'] = [neema, { ...neema, id: 'c7d1', name: 'Baraka' }];
    show();
    expect(await screen.findByRole('button', { name: 'New link for Baraka' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New link for Neema' })).toBeNull();
  });

  it('who are no owners see who is there and their own sessions, and end one that they do not know', async () => {
    answers['GET /api/auth/staff'] = { name: 'Neema', role: 'accountant', memberId: neema.id };
    answers['GET /api/auth/staff-members'] = [neema];
    answers['DELETE /api/auth/staff-sessions/bbbbbbbbbbbb'] = new Response(null, { status: 204 });
    const calls = show();
    expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeTruthy();
    expect(await screen.findByText('neema@example.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Invite a Member|Let Neema go/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'End Neema, Safari on iPhone' }));
    expect(await screen.findByText('Neema was signed out there')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'End Neema, Firefox on Windows' })).toBeNull();
  });
});
