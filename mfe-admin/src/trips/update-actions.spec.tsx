import { describe, expect, it } from '@jest/globals';
import type { TripUpdate } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stale } from '../testing/stale';
import { UpdateActions } from './update-actions';

const UPDATE: TripUpdate = {
  id: 7,
  bookingId: '0190a5b0-0000-7000-8000-000000000001',
  updateType: 'milestone',
  title: 'Two lions',
  description: '',
  location: '',
  dayNumber: 2,
  isVisible: true,
  timestamp: '2026-11-01T09:00:00.000Z',
  editedAt: null,
  withdrawnAt: null,
  version: 1,
};
const LISTED = { 'GET /api/trip-updates': [UPDATE] };
/** The versions that the changes were based on. */
const seen = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ headers }) => headers.get('if-match'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('what staff may do about a trip update', () => {
  it('is to write it anew, over what somebody else wrote meanwhile, and nothing typed is lost', async () => {
    const newer = { ...UPDATE, location: 'Ndutu', version: 2 };
    const first = serve({ ...LISTED, 'PUT /api/trip-updates/7': stale(newer) });
    renderPage(<UpdateActions update={UPDATE} />);
    await press('Edit “Two lions”…');
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Three lions');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Save Update');
    expect(await screen.findByText(/Ndutu/)).toBeTruthy();
    expect(screen.getByDisplayValue('Three lions')).toBeTruthy();
    expect(seen(first)).toEqual(['"1"']);
    const calls = serve({
      ...LISTED,
      'PUT /api/trip-updates/7': { ...newer, title: 'Three lions', version: 3 },
    });
    await press('Go On With My Changes');
    await press('Save Update');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        title: 'Three lions',
        description: '',
        location: 'Ndutu',
        dayNumber: 2,
        isVisible: true,
      }),
    );
    expect(seen(calls)).toEqual(['"2"']);
  });

  it('is to write it anew as it stands now, also where the list is still being read', async () => {
    serve({ 'GET /api/trip-updates': [{ ...UPDATE, location: 'Ndutu', version: 2 }] });
    renderPage(<UpdateActions update={UPDATE} />);
    await press('Edit “Two lions”…');
    expect(await screen.findByDisplayValue('Ndutu')).toBeTruthy();
  });

  it('is not to discard what is being saved, by Escape or by a step back', async () => {
    const navigation = new EventTarget();
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    let save: (answer: TripUpdate) => void = () => undefined;
    serve({ ...LISTED, 'PUT /api/trip-updates/7': () => new Promise((resolve) => (save = resolve)) });
    renderPage(<UpdateActions update={UPDATE} />);
    await press('Edit “Two lions”…');
    await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), ' and a leopard');
    await press('Save Update');
    await userEvent.keyboard('{Escape}');
    const back = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse' });
    act(() => void navigation.dispatchEvent(back));
    expect(back.defaultPrevented).toBe(true);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await act(async () => save({ ...UPDATE, title: 'Two lions and a leopard', version: 2 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    Reflect.deleteProperty(window, 'navigation');
  });

  it('is to withdraw it after a question, unless somebody edited it meanwhile', async () => {
    const newer = { ...UPDATE, title: 'Three lions', version: 2 };
    const calls = serve({ 'POST /api/trip-updates/7/withdraw': stale(newer) });
    renderPage(<UpdateActions update={UPDATE} />);
    await press('Withdraw “Two lions”…');
    await press('Withdraw Update');
    expect(await screen.findByText(/Somebody edited it meanwhile: “Three lions”/)).toBeTruthy();
    expect(seen(calls)).toEqual(['"1"']);
  });

  it('is to read how it stood before, and nothing more once it is withdrawn', async () => {
    const before = {
      version: 1,
      title: 'One lion',
      description: '',
      location: '',
      dayNumber: 1,
      isVisible: true,
    };
    serve({
      'GET /api/trip-updates/7/versions': [{ ...before, replacedAt: '2026-11-02T09:00:00.000Z' }],
    });
    const at = '2026-11-02T09:00:00.000Z';
    renderPage(<UpdateActions update={{ ...UPDATE, editedAt: at, withdrawnAt: at, version: 3 }} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByText('As it stood before'));
    expect(await screen.findByText('One lion')).toBeTruthy();
  });
});
