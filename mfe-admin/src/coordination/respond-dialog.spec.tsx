import { expect, it, jest } from '@jest/globals';
import type { Communication } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RespondDialog } from './respond-dialog';

const communication = { id: 7, subject: 'Free?', message: 'Are you free?' } as Communication;

it('what an operator has said on the telephone is not lost by a slip, and nothing is asked where nothing was written', async () => {
  serve({});
  const onClose = jest.fn();
  renderPage(<RespondDialog communication={communication} operator="Nyota" onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox', { name: /Response/ }), 'Two rooms.');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(screen.getByDisplayValue('Two rooms.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it.each([
  ['0', 'Enter an amount such as 1250.00'],
  ['much', 'Enter an amount such as 1250.00'],
  ['1000000001', 'Enter at most $1,000,000,000'],
])('a quoted price of %s is refused before it is sent', async (price, fault) => {
  const calls = serve({});
  renderPage(<RespondDialog communication={communication} operator="Nyota" onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Response/ }), 'Two rooms.');
  await userEvent.type(screen.getByRole('textbox', { name: /Quoted price/ }), price);
  await userEvent.click(screen.getByRole('button', { name: 'Send Response' }));
  expect(screen.getByText(fault)).toBeTruthy();
  expect(calls.map(({ url }) => url)).not.toContain('/api/operator-communications/7/respond');
});
