import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Toaster } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUTHENTICATOR } from '../shared/authenticator';
import { aPasskey } from '../testing/examples';
import { OwnPasskeys } from './own-passkeys';

let answers: Record<string, unknown>;
const show = ({ hasAccount = false, at = '/people' } = {}) => {
  const calls = serve(answers);
  renderPage(
    <>
      <OwnPasskeys hasAccount={hasAccount} />
      <Toaster />
    </>,
    { at },
  );
  return calls;
};

afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(() => {
  answers = { 'GET /api/auth/passkeys': [aPasskey] };
});

it('a passkey gets another name, which is not empty', async () => {
  answers['PUT /api/auth/passkeys/a1'] = { ...aPasskey, name: 'Old telephone' };
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Telephone' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(within(dialog).getByText('Enter a name')).toBeTruthy();
  await userEvent.type(name, ' Old telephone ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('It is called Old telephone now')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Old telephone' });
});

const CONFIRMED = { id: 'its own' } as Awaited<ReturnType<typeof AUTHENTICATOR.prove>>;

it('one is removed once an authenticator confirms who is there', async () => {
  jest.spyOn(AUTHENTICATOR, 'prove').mockResolvedValue(CONFIRMED);
  answers['POST /api/auth/passkeys/confirmation'] = { options: {} };
  answers['DELETE /api/auth/passkeys/a1'] = new Response(null, { status: 204 });
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Telephone' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm and Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const removal = calls.find(({ method }) => method === 'DELETE');
  expect(removal?.body).toEqual({ credential: CONFIRMED });
});

it('none is removed where no authenticator confirms who is there', async () => {
  answers['POST /api/auth/passkeys/confirmation'] = { options: {} };
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Telephone' }));
  expect(screen.queryByRole('button', { name: 'Sign In Again' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm and Remove' }));
  expect(await screen.findByText('No passkey was used. Please try again.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

it('the last one is not removed, and the reason is said', async () => {
  jest.spyOn(AUTHENTICATOR, 'prove').mockResolvedValue(CONFIRMED);
  answers['POST /api/auth/passkeys/confirmation'] = { options: {} };
  answers['DELETE /api/auth/passkeys/a1'] = problem(409, 'This is the only way to sign in that is left.');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Telephone' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm and Remove' }));
  expect(await screen.findByText('This is the only way to sign in that is left.')).toBeTruthy();
});

it('a lost one is removed by the account: confirmed at the provider, and gone on coming back', async () => {
  answers['POST /api/auth/passkeys/provider-confirmation'] = problem(503, 'The provider is away.');
  const calls = show({ hasAccount: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Telephone' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  expect(await screen.findByText('The provider is away.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ removes: 'a1' });
});

it('what the provider has confirmed removes the one that it was for, once', async () => {
  answers['DELETE /api/auth/passkeys/a1'] = problem(503, 'Not now.');
  const calls = show({ hasAccount: true, at: '/people?account=confirmed&removes=a1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({});
  expect(screen.getByRole('button', { name: 'Confirm and Remove' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
});

it('another one is made by nobody whom no authenticator confirms, and what was typed stays', async () => {
  answers['POST /api/auth/passkeys/confirmation'] = { options: {} };
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Laptop');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm It Is You' }));
  expect(await within(dialog).findByText('No passkey was used. Please try again.')).toBeTruthy();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveProperty('value', 'Laptop');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('whoever signs in by an account alone confirms at the provider, and makes the passkey on coming back', async () => {
  answers['GET /api/auth/passkeys'] = [];
  answers['POST /api/auth/passkeys/provider-confirmation'] = problem(503, 'The provider is away.');
  show({ hasAccount: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  expect(await screen.findByText('The provider is away.')).toBeTruthy();
});

it('what the provider has confirmed asks for no other passkey first', async () => {
  answers['GET /api/auth/passkeys'] = [];
  answers['POST /api/auth/passkeys/options'] = { options: {} };
  const calls = show({ hasAccount: true, at: '/people?account=confirmed' });
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Laptop');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the Passkey' }));
  expect(await within(dialog).findByText('No passkey was used. Please try again.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
    ['/api/auth/passkeys/options', {}],
  ]);
});

it.each([
  ['was not taken', { options: { challenge: 'x' } }, problem(409, 'You have 20 passkeys.')],
  ['was asked for too late', problem(401, 'You have 20 passkeys.'), undefined],
])('a first passkey that %s is tried again by another confirmation', async (_, options, added) => {
  jest.spyOn(AUTHENTICATOR, 'make').mockResolvedValue({} as Awaited<ReturnType<typeof AUTHENTICATOR.make>>);
  answers['GET /api/auth/passkeys'] = [];
  answers['POST /api/auth/passkeys/options'] = options;
  answers['POST /api/auth/passkeys'] = added;
  show({ hasAccount: true, at: '/people?account=confirmed' });
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Laptop');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the Passkey' }));
  expect(await screen.findByRole('button', { name: 'Sign In Again' })).toBeTruthy();
  expect(screen.getByText('You have 20 passkeys.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make the Passkey' })).toBeNull();
});

it('says why the provider confirmed nothing', async () => {
  show({ hasAccount: true, at: '/people?problem=not-anew' });
  expect(await screen.findByText(/does not say that you have signed in just now/)).toBeTruthy();
});
