import { describe, expect, it } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { type Answers, choose, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalScreen } from './portal-screen';

const item = (id: number, name: string, location: string) => ({
  id,
  name,
  location,
  description: `All about ${name}`,
  imageUrl: '/pictures/packages/one.svg',
});
const packages = [
  { ...item(1, 'Serengeti by Balloon', 'Serengeti'), price: '3650.00', duration: 4 },
  { ...item(2, 'Mount Meru', 'Arusha'), price: '890.00', duration: 1 },
];
const attractions = [
  { ...item(1, 'Serengeti Plains', 'Serengeti'), priceFrom: '70.50', category: 'wildlife' },
  { ...item(2, 'Nungwi Beach', 'Zanzibar'), priceFrom: '45.00', category: 'beach' },
];

const open = async (answers: Answers = {}) => {
  const calls = serve({ 'GET /api/packages': packages, 'GET /api/attractions': attractions, ...answers });
  const page = renderPage(
    <UiProvider>
      <PortalScreen />
    </UiProvider>,
    { at: '/operator-portal' },
  );
  await screen.findByRole('tab', { name: 'Attractions (2)' });
  return { ...page, calls };
};
const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

describe('the operator portal', () => {
  it('is a mockup by its own words, and leads back to the bookings (O01, O05)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Operator PortalMOCKUP');
    expect(
      screen.getByText('Manage your capabilities and bid on safari packages and attractions'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/bookings');
  });

  it('filters both tabs by words and place together, and counts what is left (O02)', async () => {
    const { location } = await open();
    await userEvent.type(screen.getByPlaceholderText('Search packages and attractions...'), 'SERENGETI');
    expect(await screen.findByRole('tab', { name: 'Safari Packages (1)' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Attractions (1)' })).toBeTruthy();
    await waitFor(() => expect(location().search).toBe('?search=SERENGETI'));

    await userEvent.click(screen.getByRole('combobox', { name: 'Location' }));
    const places = screen.getAllByRole('option');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'All Locations',
      'Arusha',
      'Serengeti',
      'Zanzibar',
    ]);
    await userEvent.keyboard('{Escape}');
    await choose('Location', 'Zanzibar');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('tab', { name: 'Safari Packages (2)' })).toBeTruthy();
    await waitFor(() => expect(location().search).toBe(''));
  });

  it('keeps the place that was chosen when it is read in another language', async () => {
    const translations = [{ en: 'Zanzibar', sw: 'Unguja' }];
    serve({
      'GET /api/packages': packages,
      'GET /api/attractions': attractions.map((one) => ({ ...one, translations })),
    });
    renderPage(
      <UiProvider>
        <PortalScreen />
      </UiProvider>,
      { at: '/operator-portal?tab=attractions&location=Zanzibar', language: 'sw' },
    );
    expect(await screen.findByRole('checkbox', { name: 'Nungwi Beach' })).toBeTruthy();
    expect(screen.getAllByText('Unguja').map((place) => place.closest('button')?.role)).toEqual([
      'combobox',
      undefined,
    ]);
  });

  it('shows what each is and costs, and counts what is selected over both tabs (O03)', async () => {
    await open();
    expect(names()).toEqual(['Serengeti by Balloon', 'Mount Meru']);
    expect(screen.getByText('$3,650')).toBeTruthy();
    expect(screen.getByText('4 days')).toBeTruthy();
    expect(screen.getByText('0 items selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mount Meru' }));
    await userEvent.click(screen.getByRole('tab', { name: /^Attractions/ }));
    expect(screen.getByText('From $70.50')).toBeTruthy();
    expect(screen.getByText('Beach')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nungwi Beach' }));
    expect(screen.getByText('2 items selected')).toBeTruthy();
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nungwi Beach' }));
    expect(screen.getByText('1 items selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update Capabilities' })).toBeTruthy();
  });

  it.each(['Submit Bid', 'Cancel'])('drafts a bid that `%s` closes, without a call (O04)', async (way) => {
    const { calls } = await open();
    const before = calls.length;
    const openBid = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Place Bid: Mount Meru' }));
      return screen.findByRole('dialog', { name: 'Place Your Bid' });
    };
    const dialog = await openBid();
    expect(within(dialog).getByText('Mount Meru')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Bid Amount (USD)'), '900');
    await userEvent.type(within(dialog).getByLabelText('Estimated Duration'), '4 days');
    await userEvent.type(within(dialog).getByLabelText('Message to Client'), 'Karibu');
    await userEvent.click(within(dialog).getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();

    const again = await openBid();
    const fields = within(again).getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
    expect(calls).toHaveLength(before);
  });

  it('offers a retry for the half that did not come (S11)', async () => {
    await open({ 'GET /api/packages': problem(503, 'Down.') });
    expect(await screen.findByText('The packages could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
