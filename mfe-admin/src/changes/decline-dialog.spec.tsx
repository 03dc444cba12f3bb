import { expect, it, jest } from '@jest/globals';
import type { ChangeOffer } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { DeclineDialog } from './decline-dialog';

it('the words of a letter that declines are not lost by a slip', async () => {
  serve({});
  const onClose = jest.fn();
  renderPage(<DeclineDialog booking={aBooking} offer={{ id: 1 } as ChangeOffer} onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Answer/ }), 'The lodge is full.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('The lodge is full.')).toBeTruthy();
});
