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
