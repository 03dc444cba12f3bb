import { describe, expect, it } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { choose, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { UpdateForm } from './update-form';

/** Posts “Two lions”; the answer waits for `arrive`. */
async function post() {
  let answer: (update: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => void (answer = resolve));
  const calls = serve({ 'POST /api/trip-updates': () => coming });
  renderPage(
    <UiProvider>
      <UpdateForm booking={aBooking} endsOn="2027-02-13" />
    </UiProvider>,
  );
  await choose(/Type/, 'Departure');
  await userEvent.type(field(/Title/), 'Two lions');
  await userEvent.click(screen.getByRole('button', { name: 'Post Update' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  return { arrive: () => act(async () => answer({})) };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isSent = () => waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
const button = () => screen.getByRole('button', { name: 'Post Update' });

describe('a trip update that is posted', () => {
  it('leaves the form for the next one', async () => {
    const { arrive } = await post();
    await arrive();
    await isSent();
    expect(field(/Title/).value).toBe('');
  });

  it('takes nothing along that was typed while it was on its way', async () => {
    const { arrive } = await post();
    await userEvent.type(field(/Description/), 'Under the fig tree');
    await arrive();
    await isSent();
    expect(field(/Title/).value).toBe('Two lions');
    expect(field(/Description/).value).toBe('Under the fig tree');
  });
});
