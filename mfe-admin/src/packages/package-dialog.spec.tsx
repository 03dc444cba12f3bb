import { describe, expect, it, jest } from '@jest/globals';
import type { Package, PackageDetails } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage } from '../testing/examples';
import { blankProvider } from './package.rules';
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

  it('says what the server finds wrong with a place beside that place, below a blank one, too', async () => {
    const camp = { name: 'Mto Camp', latitude: -3.8, longitude: 36, by: 'road' as const };
    const [first, ...others] = aPackage.itinerary;
    const stage = { places: [camp, camp], drivingHours: null, walkingHours: null, imageUrl: '' };
    const stored = { ...aPackage, itinerary: [{ ...first, stage }, ...others] } as PackageDetails;
    const refusal = problem(400, 'The request has faults', {
      'itinerary.0.stage.places.1.name': ['Write it on one line'],
    });
    const { calls } = open(stored, { 'PUT /api/packages/4': refusal });
    await tab('Itinerary');
    const place = (number: number) => within(day(1)).getByRole('group', { name: `Place ${number}` });
    await userEvent.click(within(day(1)).getByText('On the map, and hours'));
    await userEvent.click(within(day(1)).getByRole('button', { name: 'Add Place' }));
    await userEvent.type(within(place(3)).getByLabelText('Place'), 'Rim');
    await userEvent.type(within(place(3)).getByLabelText(/^Latitude/), '-3.2');
    await userEvent.type(within(place(3)).getByLabelText(/^Longitude/), '35.5');
    for (const name of ['Place', /^Latitude/, /^Longitude/])
      await userEvent.clear(within(place(2)).getByLabelText(name));
    await save();
    const reason = await screen.findByText('Write it on one line');
    expect(place(3).contains(reason)).toBe(true);
    const sent = calls.find(({ method }) => method === 'PUT')?.body as PackageDetails;
    expect(sent.itinerary[0]?.stage?.places.map(({ name }) => name)).toEqual(['Mto Camp', 'Rim']);
  });

  it('says what the server finds wrong with a list as a whole below it, in its tab', async () => {
    const refusal = problem(400, 'The request has faults', { itinerary: ['Keep it to 60 days'] });
    open(aPackage, { 'PUT /api/packages/4': refusal });
    await save();
    const reason = await screen.findByText('Keep it to 60 days');
    expect(screen.getByRole('tabpanel', { name: /^Itinerary/ }).contains(reason)).toBe(true);
  });

  it('lets an attraction and a guide be unticked that somebody has deleted since', async () => {
    const stored = { ...aPackage, attractionIds: [7], page: { ...aPackage.page, guideIds: [9] } };
    const refusal = problem(400, 'The request has faults', {
      attractionIds: ['Not in the catalogue: attraction 7.'],
    });
    const answers = [refusal, aPackage];
    const { calls, onClose } = open(stored, {
      'PUT /api/packages/4': () => answers.shift(),
      'GET /api/guides': [],
    });
    await tab('Attractions');
    const gone = await screen.findByRole('checkbox', { name: 'Number 7, no longer in the catalogue' });
    await save();
    expect(await screen.findByText('Not in the catalogue: attraction 7.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(gone));
    await userEvent.click(gone);
    expect(screen.queryByText('Not in the catalogue: attraction 7.')).toBeNull();
    expect(screen.getByText('There are no attractions yet.')).toBeTruthy();
    await tab('Details');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Number 9, no longer in the catalogue' }),
    );
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = calls.findLast(({ method }) => method === 'PUT')?.body;
    expect(sent).toMatchObject({ attractionIds: [], page: { guideIds: [] } });
  });

  it('opens the Swahili text that was refused, and says why beside it', async () => {
    const translations = ['Serengeti', 'Northern Circuit'].map((en) => ({ en, sw: `${en}, kwa Kiswahili` }));
    const refusal = problem(400, 'The request has faults', {
      'translations.1.sw': ['Write it without control characters'],
    });
    open({ ...aPackage, translations }, { 'PUT /api/packages/4': refusal, 'GET /api/guides': [] });
    await save();
    const reason = await screen.findByText('Write it without control characters');
    const text = screen.getByLabelText('Northern Circuit');
    expect(text.closest('details')?.open).toBe(true);
    expect(text.closest('.ui-field')?.contains(reason)).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(text));
    await userEvent.clear(screen.getByLabelText('Serengeti'));
    expect(text.getAttribute('aria-invalid')).toBe('true');
  });

  it('says why the Swahili texts as a whole were refused', async () => {
    const refusal = problem(400, 'The request has faults', { translations: ['Keep it to 400 texts'] });
    open(aPackage, { 'PUT /api/packages/4': refusal, 'GET /api/guides': [] });
    await save();
    const reason = await screen.findByText('Keep it to 400 texts');
    expect(reason.closest('details')?.open).toBe(true);
    await userEvent.type(screen.getByLabelText('Serengeti'), 'Uwanda');
    expect(screen.queryByText('Keep it to 400 texts')).toBeNull();
    expect(screen.getByLabelText('Serengeti').closest('details')?.open).toBe(true);
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

  it('names what they chose and wrote, and nothing that stayed as it was', async () => {
    const page = { ...aPackage.page, seasons: 'Dry from June.' };
    const lake = { en: 'The lake', sw: 'Ziwa' };
    const stored = { ...aPackage, page, translations: [lake] };
    const theirs = {
      ...stored,
      version: 8,
      attractionIds: [3, 7],
      providers: [
        { ...blankProvider, id: '0193a000-5f2e', name: 'Mto Camp', pricePerUnit: '180.00', rating: 4.5 },
      ],
      page: { ...page, bestMonths: [6, 8], guideIds: [2] },
      translations: [lake, { en: 'Serengeti', sw: 'Uwanda' }],
    };
    const refusal = { status: 412, title: 'Changed', detail: 'Changed.', code: 'stale', current: theirs };
    open(stored, {
      'PUT /api/packages/4': new Response(JSON.stringify(refusal), { status: 412 }),
      'GET /api/attractions': [{ id: 3, name: 'Ngorongoro Crater', location: '' }],
      'GET /api/guides': [{ id: 2, name: 'Juma Kisanga', title: '' }],
    });
    await save();
    const notice = await screen.findByText('They saved these fields; what you typed elsewhere is kept.');
    const told = () => within(notice.parentElement as HTMLElement).getAllByRole('listitem');
    await waitFor(() =>
      expect(told().map(({ textContent }) => textContent?.trim())).toEqual([
        'Attractions: Ngorongoro Crater · Number 7, no longer in the catalogue',
        'Providers: Mto Camp, Hotel, 180.00, Available, 4.5',
        'Page: Best months: Jun · Aug; Who may guide: Juma Kisanga',
        'Swahili: Serengeti, Uwanda',
      ]),
    );
  });
});
