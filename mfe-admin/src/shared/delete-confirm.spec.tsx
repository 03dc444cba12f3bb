import { expect, it, jest } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteConfirm } from './delete-confirm';

it.each([
  ['is closed by its answer', false],
  ['leaves what was opened since alone where it was closed before its answer', true],
])('a deletion %s', async (_, isLeft) => {
  let arrive: () => void = () => undefined;
  const onClose = jest.fn();
  const remove = () => new Promise<void>((resolve) => (arrive = resolve));
  const { unmount } = renderPage(
    <DeleteConfirm title="Delete Mount Meru?" description="" remove={remove} onClose={onClose} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  if (isLeft) unmount();
  await act(async () => arrive());
  expect(onClose).toHaveBeenCalledTimes(isLeft ? 0 : 1);
});
