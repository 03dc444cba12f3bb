import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Guide } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGuide } from '../testing/examples';
import { GuidesScreen } from './guides-screen';

const renamed: Guide = { ...aGuide, version: 2, name: 'Juma Kisanga Mkubwa' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Opens the guide's form. */
async function open(answers: Answers) {
  const calls = serve(answers);
  const page = renderPage(<GuidesScreen />, { at: '/guide-management?edit=2' });
  await screen.findByLabelText('Name');
  return { calls, ...page };
}
const name = () => screen.queryByLabelText<HTMLInputElement>('Name')?.value;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const editAgain = () => userEvent.click(screen.getByRole('button', { name: 'Edit Juma Kisanga' }));

describe('guide management', () => {
  it('opens the form with what was just saved, however soon it is asked for again', async () => {
    const answers: Answers = { 'GET /api/guides': [aGuide], 'PUT /api/guides/2': renamed };
    await open(answers);
    let arrive: (answer: unknown) => void = () => undefined;
    answers['GET /api/guides'] = () => new Promise((resolve) => (arrive = resolve));
    await userEvent.type(screen.getByLabelText('Name'), ' Mkubwa');
    await save();
    await closed();
    await editAgain();
    await screen.findByRole('dialog', { name: 'Edit Juma Kisanga' });
    expect(name()).toBeUndefined();
    await act(async () => arrive([renamed]));
    await waitFor(() => expect(name()).toBe('Juma Kisanga Mkubwa'));
  });

  it('opens none with what was before a save when that could not be read again', async () => {
    const answers: Answers = { 'GET /api/guides': [aGuide], 'PUT /api/guides/2': renamed };
    await open(answers);
    answers['GET /api/guides'] = problem(503, 'Not now.');
    await save();
    await closed();
    await editAgain();
    const dialog = await screen.findByRole('dialog', { name: 'Edit Juma Kisanga' });
    expect(name()).toBeUndefined();
    answers['GET /api/guides'] = [renamed];
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(name()).toBe('Juma Kisanga Mkubwa'));
    expect(dialog.isConnected).toBe(false);
  });

  it('asks about nothing when somebody else saved the guide and nobody typed', async () => {
    const answers: Answers = { 'GET /api/guides': [aGuide] };
    const { store } = await open(answers);
    answers['GET /api/guides'] = [renamed];
    await act(async () => void store.dispatch(api.util.invalidateTags(['Guide'])));
    await screen.findAllByText('Juma Kisanga Mkubwa');
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('asks about nothing once their change was taken over one’s own', async () => {
    const refusal = { status: 412, title: 'Changed', detail: 'Changed.', code: 'stale', current: renamed };
    await open({
      'GET /api/guides': [aGuide],
      'PUT /api/guides/2': new Response(JSON.stringify(refusal), { status: 412 }),
    });
    await userEvent.type(screen.getByLabelText('Name'), ', slowly');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Take Theirs' }));
    expect(name()).toBe('Juma Kisanga Mkubwa');
    await userEvent.keyboard('{Escape}');
    await closed();
  });
});
