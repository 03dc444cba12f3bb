import { describe, expect, it, jest } from '@jest/globals';
import type { Package, PackageDetails } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage } from '../testing/examples';
import { PackageDialog } from './package-dialog';

function open(stored: PackageDetails | undefined, answers = {}) {
  const calls = serve({ 'GET /api/attractions': [], 'PUT /api/packages/4': aPackage, ...answers });
  const onClose = jest.fn();
  renderPage(<PackageDialog stored={stored} onClose={onClose} />);
  return { calls, onClose };
}
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name: new RegExp(name) }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const day = (number: number) => screen.getByRole('group', { name: `Day ${number}` });
const titleOf = (number: number) => within(day(number)).getByLabelText('Title') as HTMLInputElement;

describe('the package dialog', () => {
  it('numbers the days anew when one is removed, and keeps the last one', async () => {
    open(aPackage);
    await tab('Itinerary');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Day 1' }));
    expect([titleOf(1).value, titleOf(2).value]).toEqual(['Tarangire', 'Ngorongoro']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Day 2' }));
    expect(titleOf(1).value).toBe('Tarangire');
    expect(screen.queryByRole('button', { name: /Remove Day/ })).toBeNull();
  });

  it('keeps one row in every list', async () => {
    open(aPackage);
    await tab('Inclusions');
    expect(screen.queryByRole('button', { name: /Remove Inclusions/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add Inclusion' }));
    expect(screen.getAllByRole('button', { name: /Remove Inclusions/ })).toHaveLength(2);
  });

  it('keeps what was typed in one tab while another is open', async () => {
    const { calls, onClose } = open(aPackage);
    await userEvent.type(screen.getByLabelText(/^Name/), ', slowly');
    await tab('Itinerary');
    await userEvent.type(titleOf(3), ' Crater');
    await tab('Providers');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(sent?.body).toMatchObject({ name: 'Northern Circuit, slowly' });
    expect((sent?.body as Package | undefined)?.itinerary[2]?.title).toBe('Ngorongoro Crater');
  });

  it('asks before a slip of the finger loses what was typed', async () => {
    const { onClose } = open(aPackage);
    await userEvent.type(screen.getByLabelText(/^Name/), '!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Northern Circuit!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes at once when nothing was typed', async () => {
    const { onClose } = open(aPackage);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens the tab in which something is wrong and puts the focus there', async () => {
    const { calls } = open(aPackage);
    await tab('Itinerary');
    await userEvent.clear(titleOf(2));
    await tab('Providers');
    await save();
    expect(await screen.findByText('Enter a title for this day')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(titleOf(2)));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('does the same with what the server finds wrong', async () => {
    const refusal = problem(400, 'The request has faults', {
      'itinerary.2.title': ['Write it on one line'],
    });
    const { onClose } = open(aPackage, { 'PUT /api/packages/4': refusal });
    await save();
    expect(await screen.findByText('Write it on one line')).toBeTruthy();
    expect(within(day(3)).getByText('Write it on one line')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows what somebody else saved meanwhile and goes on with both', async () => {
    const theirs = { ...aPackage, version: 8, price: '3100.00', location: 'The north' };
    const refusal = {
      status: 412,
      title: 'Changed meanwhile',
      detail: 'Somebody changed this meanwhile.',
      code: 'stale',
      current: theirs,
    };
    const answers: Record<string, unknown> = {
      'PUT /api/packages/4': new Response(JSON.stringify(refusal), { status: 412 }),
    };
    const calls = serve(answers);
    renderPage(<PackageDialog stored={aPackage} onClose={jest.fn()} />);
    await userEvent.clear(screen.getByLabelText(/^Location/));
    await userEvent.type(screen.getByLabelText(/^Location/), 'Arusha');
    await userEvent.type(screen.getByLabelText(/^Name/), ' II');
    await save();

    expect(await screen.findByText('Somebody changed this while you were editing')).toBeTruthy();
    expect(screen.getByText(/3100\.00/)).toBeTruthy();
    expect(screen.getByText('changed by both')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go On With My Changes' }));

    answers['PUT /api/packages/4'] = theirs;
    await save();
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const last = calls.filter(({ method }) => method === 'PUT').at(-1);
    expect(last?.headers.get('if-match')).toBe('"8"');
    expect(last?.body).toMatchObject({ name: 'Northern Circuit II', location: 'Arusha', price: '3100.00' });
  });
});
