import { expect, it } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedIn } from './signed-in';

const customer = (id: string, name: string) => ({ id, name, email: `${id}@example.com`, picture: null });

it('nothing of one customer’s screen stays for the next who signs in in this browser', async () => {
  const answers: Record<string, unknown> = { 'GET /api/auth/user': customer('amina', 'Amina') };
  serve(answers);
  renderPage(<SignedIn>{({ name }) => <input aria-label={`Note of ${name}`} />}</SignedIn>);
  await userEvent.type(await screen.findByLabelText('Note of Amina'), 'For my eyes');
  answers['GET /api/auth/user'] = customer('jonas', 'Jonas');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect((await screen.findByLabelText<HTMLInputElement>('Note of Jonas')).value).toBe('');
});
