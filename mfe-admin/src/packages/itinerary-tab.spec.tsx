import { expect, it, jest } from '@jest/globals';
import type { PackageDetails } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answeredUploads } from '../testing/answered-uploads';
import { aPackage } from '../testing/examples';
import { PackageDialog } from './package-dialog';

const day = (number: number) => screen.getByRole('group', { name: `Day ${number}`, hidden: true });
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

it('takes an uploaded picture of a day, whatever is done to the days meanwhile', async () => {
  const { answer } = answeredUploads();
  const calls = serve({ 'GET /api/attractions': [], 'PUT /api/packages/4': aPackage });
  renderPage(<PackageDialog stored={aPackage} onClose={jest.fn()} />);
  await tab('Itinerary');
  const file = day(3).querySelector<HTMLInputElement>('input[type=file]');
  if (file) await userEvent.upload(file, new File(['roar'], 'lion.webp', { type: 'image/webp' }));
  expect(within(day(3)).getByRole('progressbar', { name: 'Uploading lion.webp', hidden: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Day 1' }));
  await tab('Basic Info');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { description: 'A picture is still being uploaded.' })).toBe(save);
  expect(screen.queryByRole('group', { name: 'Day 2' })).toBeNull();
  await act(async () => answer('/pictures/uploads/lion.webp'));
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByRole('group', { name: 'Day 2', hidden: true })).toBeNull();
  await userEvent.click(save);
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = calls.find(({ method }) => method === 'PUT')?.body as PackageDetails | undefined;
  expect(sent?.itinerary.map(({ title, stage }) => [title, stage?.imageUrl])).toEqual([
    ['Tarangire', ''],
    ['Ngorongoro', '/pictures/uploads/lion.webp'],
  ]);
});
