import { beforeEach, expect, it, jest } from '@jest/globals';
import { Dialog, Toaster } from '@safari/ui';
import { renderPage } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkOnce } from './link-once';

const url = 'https://safari.example/answer#once';

/** Opens the link's dialog, with a fake clipboard. */
async function open(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderPage(
    <>
      <Dialog open onOpenChange={() => undefined} title="A link">
        <LinkOnce url={url} hint="Shown once." />
      </Dialog>
      <Toaster />
    </>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  return { copy: () => user.click(screen.getByRole('button', { name: 'Copy' })), field, selected };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a link that is shown once is copied by one press', async () => {
  const copied: string[] = [];
  const { copy, selected } = await open(async (text) => void copied.push(text));
  expect(selected()).toBe(url);
  await copy();
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(copied).toEqual([url]);
});

it('where the browser does not let it be copied it is selected, to be copied by hand', async () => {
  const { copy, field, selected } = await open(() => Promise.reject(new Error('not allowed')));
  act(() => field.setSelectionRange(3, 3));
  await copy();
  expect(selected()).toBe(url);
});
