import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, type PlaceBooking, today } from '@safari/contracts';
import { exampleAttraction, examplePackage } from '@safari/contracts/testing';
import { UiProvider } from '@safari/ui';
import {
  type Answer,
  type Answers,
  newWindow,
  problem,
  type RecordedCall,
  renderPage,
  serve,
} from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingPage } from './landing-page';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

const aPackage = (id: number, name: string, price: string) =>
  examplePackage({
    id,
    name,
    price,
    description: `${name}, slowly.`,
    location: 'The north',
    attractionIds: id === 23 ? [8] : [],
  });

const anAttraction = (id: number, name: string, priceFrom: string) =>
  exampleAttraction({ id, name, priceFrom, description: `${name}, closely.` });

const packages = [
  aPackage(21, 'Northern Circuit', '3100.00'),
  aPackage(22, 'Mount Meru', '890.00'),
  aPackage(23, 'Stone Town and Spice', '640.00'),
];
const attractions = [anAttraction(7, 'Baobab Alley', '35.00'), anAttraction(8, 'The Crater', '70.00')];

/** Opens the landing page for a signed-in customer. */
function open(placing: Answer, at = '/', others: Answers = {}) {
  const answers: Answers = {
    'GET /api/auth/user': amina,
    'GET /api/packages': packages,
    'GET /api/attractions': attractions,
    'GET /api/guides': [],
    'GET /api/terms/cancellation': { cancellation: { version: '2026', tiers: [] } },
    'POST /api/bookings': placing,
    ...others,
  };
  const calls = serve(answers);
  const page = renderPage(
    <UiProvider>
      <LandingPage />
    </UiProvider>,
    { at },
  );
  return { ...page, answers, placed: () => placedBy(calls) };
}

const placedBy = (calls: readonly RecordedCall[]): PlaceBooking[] =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as PlaceBooking);

/** Dialogs are opened by links on cards, and by buttons inside dialogs. */
const press = async (name: string, place: HTMLElement) =>
  userEvent.click(await within(place).findByRole(place.tagName === 'ARTICLE' ? 'link' : 'button', { name }));
const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
const dialog = () => screen.findByRole('dialog', { name: /^Book Your/ });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Book Your/ })).toBeNull());
const tomorrow = addDays(today(), 1);

async function fillIn(form: HTMLElement): Promise<void> {
  await userEvent.type(within(form).getByLabelText(/^Phone/), '+255 27 555 0171');
  await userEvent.type(within(form).getByLabelText(/^Preferred start date/), tomorrow);
}

const total = (form: HTMLElement) =>
  within(within(form).getByRole('region', { name: 'Booking summary' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

beforeEach(newWindow);

describe('booking from the landing page', () => {
  it.each([
    ['/', 'Book This Package', 'Mount Meru', { bookingType: 'package', itemId: 22, totalPrice: '890.00' }],
    [
      '/?package=23',
      'Book This Package Now',
      'Stone Town and Spice',
      { bookingType: 'package', itemId: 23, totalPrice: '640.00' },
    ],
    [
      '/?attraction=8',
      'Book This Experience',
      'The Crater',
      { bookingType: 'attraction', itemId: 8, totalPrice: '70.00' },
    ],
    [
      '/?attraction=8',
      'Book Package',
      'Stone Town and Spice',
      { bookingType: 'package', itemId: 23, totalPrice: '640.00' },
    ],
  ])(
    'shows and books what was chosen, and nothing else on offer: at %s by %s',
    async (at, button, name, item) => {
      const { placed } = open({ id: 'b1' }, at);
      await press(button, at === '/' ? await card(name) : await screen.findByRole('dialog'));
      const form = await dialog();
      expect(within(form).getByRole('region', { name: 'Your choice' }).textContent).toContain(name);
      await fillIn(form);
      await press('Book Now', form);
      await gone();
      expect(placed()).toEqual([
        {
          ...item,
          customerName: amina.name,
          customerEmail: amina.email,
          customerPhone: '+255 27 555 0171',
          numberOfTravelers: 1,
          preferredDate: tomorrow,
          specialRequests: '',
          termsVersion: '2026',
        },
      ]);
    },
  );

  it('says that the dialog is coming until it is there', async () => {
    let answer: (user: unknown) => void = () => undefined;
    const who = new Promise((resolve) => (answer = resolve));
    open({ id: 'b1' }, '/?book=package:22', { 'GET /api/auth/user': () => who });
    await card('Mount Meru');
    expect(screen.getByRole('status').textContent).toBe('Loading your dream safari...');
    answer(amina);
    await dialog();
    expect(screen.queryByText('Loading your dream safari...')).toBeNull();
  });

  it('names the price in the dialog as the card does, and that each traveler pays it', async () => {
    const jeep = { ...anAttraction(8, 'The Crater', '70.00'), priceUnit: 'vehicle' };
    open({ id: 'b1' }, '/?book=attraction:8', { 'GET /api/attractions': [jeep] });
    const choice = within(await dialog()).getByRole('region', { name: 'Your choice' });
    expect(choice.textContent).toContain('$70 per vehicle, for each traveler');
    expect(screen.getByText('From $70/vehicle')).toBeTruthy();
  });

  it('keeps what was typed for any other choice, and forgets it once it is booked', async () => {
    const { placed } = open({ id: 'b1' });
    await press('Book This Package', await card('Mount Meru'));
    await fillIn(await dialog());
    await press('Cancel', await dialog());
    await press('Book This Package', await card('Stone Town and Spice'));
    const form = await dialog();
    expect(within(form).getByLabelText(/^Phone/)).toHaveProperty('value', '+255 27 555 0171');
    await press('Book Now', form);
    await gone();
    expect(placed()).toMatchObject([{ itemId: 23, preferredDate: tomorrow }]);

    await press('Book This Package', await card('Mount Meru'));
    const next = await dialog();
    expect(within(next).getByLabelText(/^Full name/)).toHaveProperty('value', amina.name);
    for (const empty of [/^Phone/, /^Preferred start date/])
      expect(within(next).getByLabelText(empty)).toHaveProperty('value', '');
  });

  it('says that nobody knows who is signed in, and goes on where that can be asked', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answers } = open({ id: 'b1' }, '/', { 'GET /api/auth/user': problem(503, 'Not now.') });
    await press('Book This Package', await card('Mount Meru'));
    const unknown = await screen.findByRole('dialog', {
      name: 'Whether you are signed in could not be found out',
    });
    const left = expect.objectContaining({ type: 'not implemented' }); // jsdom cannot leave the page, and logs that
    expect(logged.mock.calls).not.toContainEqual([left]);
    logged.mockRestore();
    answers['GET /api/auth/user'] = amina;
    await press('Try Again', unknown);
    expect(await dialog()).toBeTruthy();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Close', async () => press('Close', await screen.findByRole('dialog'))],
  ])('is left by %s while nobody knows who is signed in', async (_, leave) => {
    const { location } = open({ id: 'b1' }, '/?book=package:22', {
      'GET /api/auth/user': problem(503, 'Not now.'),
    });
    await screen.findByRole('dialog', { name: /^Whether you are signed in/ });
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().search).toBe('');
  });

  it('says that something is gone also while nobody knows who is signed in', async () => {
    const { back } = open(undefined, '/?book=package:99', {
      'GET /api/auth/user': problem(503, 'Not now.'),
    });
    const missing = () => screen.findByRole('dialog', { name: 'This cannot be booked any more' });
    await userEvent.click(within(await missing()).getByRole('link'));
    await press('Book This Package', await card('Mount Meru'));
    await press('Close', await screen.findByRole('dialog', { name: /^Whether you are signed in/ }));
    await back();
    expect(await missing()).toBeTruthy();
  });

  it('shows the price that the server asks meanwhile, and books at it, however often it changes', async () => {
    const prices = ['900.00', '910.50'];
    const { placed } = open(() => {
      const unitPrice = prices[placed().length - 1];
      return unitPrice ? priceChanged(unitPrice) : { id: 'b1' };
    });
    await press('Book This Package', await card('Mount Meru'));
    const form = await dialog();
    await fillIn(form);
    await press('Increase', form);
    expect(total(form)).toEqual(['$890', '2', '$1,780']);
    await press('Book Now', form);
    await waitFor(() => expect(total(form)).toEqual(['$900', '2', '$1,800']));
    expect(within(form).getByRole('region', { name: 'Your choice' }).textContent).toContain('$900');
    await press('Book Now', form);
    await waitFor(() => expect(total(form)).toEqual(['$910.50', '2', '$1,821']));
    await press('Book Now', form);
    await gone();
    expect(placed().map(({ totalPrice }) => totalPrice)).toEqual(['1780.00', '1800.00', '1821.00']);
  });
});

it.each([
  ['Northern Circuit', '/packages/21-northern-circuit'],
  ['The Crater', '/attractions/8-the-crater'],
])('the name on the card of %s leads to its page, also where no script runs', async (name, address) => {
  open(undefined);
  const link = within(await card(name)).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(address);
});

it('whoever is not signed in books by way of the sign-in, also where no script runs, and in another tab', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom leaves no page
  open(undefined, '/', { 'GET /api/auth/user': problem(401, 'Please sign in first.') });
  const mountMeru = await card('Mount Meru');
  const link = () => within(mountMeru).getByRole('link', { name: 'Book This Package' });
  const way = `/auth/google?returnTo=${encodeURIComponent('/?book=package%3A22')}`;
  await waitFor(() => expect(link().getAttribute('href')).toBe(way));
  const isLeftToTheBrowser = (key: object) => fireEvent.click(link(), key);
  const keys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}];
  expect(keys.map(isLeftToTheBrowser)).toEqual([true, true, true, false]);
  logged.mockRestore();
  expect(screen.queryByRole('link', { name: /^See All/ })).toBeNull(); // these are all
});

it('the dialog of a package shows paragraphs as they were written', async () => {
  const itinerary = [
    {
      day: 1,
      title: 'Out',
      description: 'Early.\n\nBack late.',
      activities: [],
      accommodation: '',
      meals: '',
    },
  ];
  serve({
    'GET /api/packages': [{ ...packages[0], description: 'Slowly.\n\nNo hurry.', itinerary }],
    'GET /api/attractions': [],
    'GET /api/guides': [],
  });
  renderPage(
    <UiProvider>
      <LandingPage />
    </UiProvider>,
    { at: '/?package=21' },
  );
  const shown = within(await screen.findByRole('dialog', { name: 'Northern Circuit' }));
  for (const last of [/No hurry/, /Back late/])
    expect((await shown.findByText(last)).closest('p')?.className).toContain('whitespace-pre-line');
});

describe('the list of packages', () => {
  it('leaves whoever folds it where it is unfolded again', async () => {
    serve({
      'GET /api/packages': [...packages, aPackage(24, 'Ruaha', '700.00')],
      'GET /api/attractions': attractions,
      'GET /api/guides': [],
    });
    renderPage(
      <UiProvider>
        <LandingPage />
      </UiProvider>,
      { at: '/?category=wildlife&packages=all' },
    );
    await userEvent.type(await screen.findByRole('searchbox'), 'r');
    await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
    const all = screen.getByRole('link', { name: /See All/ });
    expect(document.activeElement).toBe(all);
    expect(all.getAttribute('href')).toBe('/?category=wildlife&packages=all');
  });

  const openAt = (at: string) => {
    const crater = { ...aPackage(24, 'Into the Crater', '700.00'), highlights: ['Ngorongoro Crater'] };
    serve({
      'GET /api/packages': [crater, ...packages],
      'GET /api/attractions': attractions,
      'GET /api/guides': [],
    });
    return renderPage(
      <UiProvider>
        <LandingPage />
      </UiProvider>,
      { at },
    );
  };

  it('shows the place of its own list that a link names in short, and that place once', async () => {
    openAt('/?location=Ngorongoro');
    const place = await screen.findByRole('combobox', { name: 'Location' });
    expect(place.textContent).toBe('Ngorongoro Crater');
    await userEvent.click(place);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All Locations', 'Ngorongoro Crater']);
    await userEvent.click(screen.getByRole('option', { name: 'All Locations' }));
    expect(await screen.findByText('4 packages found')).toBeTruthy();
  });

  it('keeps the place of a link that it has not', async () => {
    openAt('/?location=Ruaha');
    expect((await screen.findByRole('combobox', { name: 'Location' })).textContent).toBe('Ruaha');
    expect(screen.getByText('0 packages found')).toBeTruthy();
    expect(screen.getByText('Search packages')).toBeTruthy(); // its label can be seen
  });
});

function priceChanged(unitPrice: string): Response {
  const text = 'The price is another one now.';
  const body = { status: 409, title: text, detail: text, code: 'price_changed', unitPrice };
  return Response.json(body, { status: 409, headers: { 'content-type': 'application/problem+json' } });
}

describe('read in Swahili', () => {
  const sw = { 'Northern Circuit': 'Mzunguko wa Kaskazini', 'Northern Circuit, slowly.': 'Polepole.' };
  const translations = Object.entries(sw).map(([en, text]) => ({ en, sw: text }));

  it('cards say what has been translated, and in which language the rest is', async () => {
    serve({
      'GET /api/packages': packages.map((item) => ({
        ...item,
        translations: item.id === 21 ? translations : [],
      })),
      'GET /api/attractions': attractions,
      'GET /api/guides': [],
    });
    renderPage(
      <UiProvider>
        <LandingPage />
      </UiProvider>,
      { language: 'sw' },
    );
    const translated = await card('Mzunguko wa Kaskazini');
    expect(within(translated).getByText('Polepole.').closest('[lang]')?.getAttribute('lang')).toBe('sw');
    const missing = await card('Mount Meru');
    expect(within(missing).getByText('Mount Meru, slowly.').getAttribute('lang')).toBe('en');
  });
});
