import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StaffMember } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUTHENTICATOR } from '../shared/authenticator';
import { anOwner, aPasskey } from '../testing/examples';
import { PeopleScreen } from './people-screen';

const MEMBERS = '/api/auth/staff-members';
const CONFIRM = '/api/auth/passkeys/confirmation';
const baraka: StaffMember = { ...anOwner, id: 'c7d1', name: 'Baraka', email: 'b@example.com', role: 'staff' };
const link = 'http://localhost/join#secret';
const CREDENTIAL = { id: 'its own' } as Awaited<ReturnType<typeof AUTHENTICATOR.prove>>;

let isConfirmed: boolean;
let answers: Record<string, unknown>;

/** The server's answer to a decision: refused until it is confirmed. */
const decided = (answer: unknown) => () => (isConfirmed ? answer : unconfirmed());
function unconfirmed(): Response {
  const detail = 'Nothing was changed: confirm first that it is you.';
  const body = { status: 403, title: 'Not allowed', detail, code: 'forbidden', reason: 'unconfirmed' };
  const headers = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(body), { status: 403, headers });
}

const show = (at = '/people') => {
  const calls = serve(answers);
  renderPage(
    <>
      <PeopleScreen />
      <Toaster />
    </>,
    { at },
  );
  return calls;
};
const gone = () => new Response(null, { status: 204 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Is It Still You?' });
const noQuestion = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is It Still You?' })).toBeNull());

beforeEach(() => {
  localStorage.setItem('adminAuthenticated', 'true');
  isConfirmed = false;
  answers = {
    'GET /api/auth/staff': { name: 'Neema', role: 'owner', memberId: anOwner.id },
    [`GET ${MEMBERS}`]: [anOwner, baraka],
    'GET /api/auth/staff-sessions': [],
    'GET /api/auth/passkeys': [aPasskey],
    [`GET ${MEMBERS}/c7d1/passkeys`]: [aPasskey, { ...aPasskey, id: 'a2', name: 'Laptop' }],
    [`POST ${MEMBERS}`]: decided({ member: baraka, link }),
    [`POST ${MEMBERS}/c7d1/invitation`]: decided({ member: baraka, link }),
    [`PUT ${MEMBERS}/c7d1`]: decided({ ...baraka, role: 'owner' }),
    [`DELETE ${MEMBERS}/c7d1`]: () => (isConfirmed ? gone() : unconfirmed()),
    [`DELETE ${MEMBERS}/c7d1/passkeys/a2`]: () => (isConfirmed ? gone() : unconfirmed()),
    [`POST ${CONFIRM}`]: { options: {} },
    [`POST ${CONFIRM}/decisions`]: () => {
      isConfirmed = true;
      return gone();
    },
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function fillInInvitation() {
  await press('Invite a Member');
  const form = await screen.findByRole('dialog', { name: 'Invite a Member' });
  await userEvent.type(within(form).getByLabelText(/^Name/), 'Juma');
  await userEvent.type(within(form).getByLabelText(/^Email/), 'juma@example.com');
  return form;
}

/** How each decision begins, the call that it makes, and what shows that it is done. */
const DECISIONS: [
  decision: string,
  begin: () => Promise<void>,
  call: string,
  done: () => Promise<unknown>,
][] = [
  [
    'invites somebody',
    async () => {
      await fillInInvitation();
      await press('Make the Link');
    },
    `POST ${MEMBERS}`,
    () => screen.findByDisplayValue(link),
  ],
  [
    'makes a new link',
    async () => {
      await press('New link for Baraka');
      await press('End and Make a Link');
    },
    `POST ${MEMBERS}/c7d1/invitation`,
    () => screen.findByDisplayValue(link),
  ],
  [
    'gives another role',
    async () => {
      await press('Change Baraka');
      const form = await screen.findByRole('dialog');
      await userEvent.click(within(form).getByRole('combobox'));
      await userEvent.click(await screen.findByRole('option', { name: 'Owner' }));
      await press('Save Changes');
    },
    `PUT ${MEMBERS}/c7d1`,
    () => screen.findByText('Baraka was changed'),
  ],
  [
    'lets somebody go',
    async () => {
      await press('Let Baraka go');
      await press('Let Go');
    },
    `DELETE ${MEMBERS}/c7d1`,
    () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
  ],
  [
    'removes somebody’s passkey',
    async () => {
      await press('Passkeys of Baraka');
      await press('Remove Laptop');
      await press('Remove');
    },
    `DELETE ${MEMBERS}/c7d1/passkeys/a2`,
    () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
  ],
];

describe('whoever decides about members', () => {
  it.each(DECISIONS)(
    '%s once a passkey has confirmed that it is still them',
    async (_, begin, call, done) => {
      jest.spyOn(AUTHENTICATOR, 'prove').mockResolvedValue(CREDENTIAL);
      const calls = show();
      await begin();
      const sent = () => calls.filter(({ method, url }) => `${method} ${url}` === call);
      const asked = await question();
      expect(within(asked).getByText(/for five minutes you are not asked again/)).toBeTruthy();
      expect(within(asked).queryByRole('link')).toBeNull();
      expect(sent()).toHaveLength(1);
      await userEvent.click(within(asked).getByRole('button', { name: 'Confirm It Is You' }));
      await noQuestion();
      await done();
      expect(sent()).toHaveLength(2);
      expect(sent()[0]?.body).toEqual(sent()[1]?.body);
      const confirmation = calls.find(({ url }) => url === `${CONFIRM}/decisions`);
      expect(confirmation?.body).toEqual({ credential: CREDENTIAL });
    },
  );

  it('loses nothing by cancelling, and may send it again', async () => {
    const calls = show();
    const form = await fillInInvitation();
    await press('Make the Link');
    await question();
    await userEvent.keyboard('{Escape}');
    await noQuestion();
    expect(await within(form).findByText('Nothing was changed: confirm first that it is you.')).toBeTruthy();
    expect(within(form).getByLabelText(/^Name/)).toHaveProperty('value', 'Juma');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    isConfirmed = true;
    await press('Make the Link');
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
  });

  it('is asked on where no authenticator confirms it, or the server does not take it', async () => {
    show();
    await fillInInvitation();
    await press('Make the Link');
    await press('Confirm It Is You');
    expect(await screen.findByText('No passkey was used. Please try again.')).toBeTruthy();
    jest.spyOn(AUTHENTICATOR, 'prove').mockResolvedValue(CREDENTIAL);
    answers[`POST ${CONFIRM}/decisions`] = problem(401, 'That took too long.');
    await press('Confirm It Is You');
    expect(await screen.findByText('That took too long.')).toBeTruthy();
    expect(screen.queryByText('No passkey was used. Please try again.')).toBeNull();
    expect(isConfirmed).toBe(false);
  });

  it.each([
    ['without a passkey', [], 'Go On'],
    ['with one that is not at hand', [aPasskey], 'Confirm It Is You'],
  ])('confirms by the office account in another tab %s', async (_, passkeys, first) => {
    answers['GET /api/auth/passkeys'] = passkeys;
    answers[`GET ${MEMBERS}`] = [{ ...anOwner, hasAccount: true }, baraka];
    const calls = show();
    await fillInInvitation();
    await press('Make the Link');
    const asked = await question();
    expect(await within(asked).findByRole('button', { name: first })).toBeTruthy();
    const away = within(asked).getByRole('link', { name: 'Sign In Again' });
    expect([away.getAttribute('href'), away.getAttribute('target')]).toEqual([
      '/auth/office/confirmation',
      '_blank',
    ]);
    await userEvent.click(away);
    expect(within(asked).getByText('Once the other tab says that it is you, go on here.')).toBeTruthy();
    await press('Go On');
    expect(await screen.findByText(/It has not been confirmed yet/)).toBeTruthy();
    isConfirmed = true;
    await userEvent.click(await screen.findByRole('link', { name: 'Sign In Again' }));
    await press('Go On');
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
    expect(calls.filter(({ url }) => url.startsWith(CONFIRM))).toEqual([]);
  });

  it('reads in the tab that came back from the provider that it is them', async () => {
    show('/people?account=decides');
    expect(await screen.findByText('It is you')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
