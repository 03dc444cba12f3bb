import { describe, expect, it, jest } from '@jest/globals';
import type { PackageDetails } from '@safari/contracts';
import { choose, problem, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage } from '../testing/examples';
import { blankProvider } from './package.rules';
import { PackageDialog } from './package-dialog';

function open(changes: Partial<PackageDetails> = {}, answer: unknown = aPackage) {
  const calls = serve({
    'GET /api/attractions': [{ id: 7, name: 'Olduvai Gorge', location: 'Ngorongoro' }],
    'GET /api/guides': [],
    'PUT /api/packages/4': answer,
  });
  renderPage(<PackageDialog stored={{ ...aPackage, ...changes }} onClose={jest.fn()} />);
  /** Saves, and returns what was sent. */
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    return calls.find(({ method }) => method === 'PUT')?.body as PackageDetails;
  };
}
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const write = (texts: Record<string, string>, place = screen.getByRole('tabpanel')) => {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(within(place).getByLabelText(label), { target: { value } });
};
const group = (name: string) => screen.getByRole('group', { name });
const tick = (name: string, of = screen.getByRole('tabpanel')) =>
  userEvent.click(within(of).getByRole('checkbox', { name }));

describe('what a clerk writes is what is saved', () => {
  it('on Basic Info', async () => {
    const save = open({ type: 'luxury' });
    await choose('Type', 'Adventure');
    write({ 'Price per person': '3,100', 'Duration (days)': '9', Location: 'The north' });
    write({ Description: 'Nine days.' });
    expect(await save()).toMatchObject({
      type: 'adventure',
      price: '3100.00',
      duration: 9,
      location: 'The north',
      description: 'Nine days.',
    });
  });

  it('on Details, of its card', async () => {
    const save = open({ displayOrder: 2 });
    await tab('Details');
    await choose('Front page position', 'None');
    write({
      Picture: '/pictures/packages/other.svg',
      Agency: 'Pwani Tours',
      'Highlights 1': 'The crater',
    });
    await tick('Most popular');
    expect(await save()).toMatchObject({
      displayOrder: null,
      imageUrl: '/pictures/packages/other.svg',
      agency: 'Pwani Tours',
      highlights: ['The crater'],
      isPopular: 1,
    });
  });

  it('on Details, of its page: a month is good or closed, never both', async () => {
    const save = open({ page: { ...aPackage.page, bestMonths: [6, 7], closedMonths: [4] } });
    await tab('Details');
    write({
      'When to go': 'Dry from June.',
      'Minimum age': '12',
      'What it asks of the body': 'Long drives.',
      'Malaria and health': 'Bring tablets.',
      'Getting about, also on wheels': 'Ramps.',
    });
    await choose('Fitness', 'Challenging');
    await tick('Apr', group('Best months'));
    await tick('Jul', group('Months in which it is not offered'));
    const { page } = await save();
    expect(page).toMatchObject({
      bestMonths: [4, 6],
      closedMonths: [7],
      seasons: 'Dry from June.',
      suits: {
        minimumAge: 12,
        fitness: 'challenging',
        effort: 'Long drives.',
        health: 'Bring tablets.',
        access: 'Ramps.',
      },
    });
  });

  it('on Inclusions and on Attractions', async () => {
    const save = open();
    await tab('Inclusions');
    write({ 'Inclusions 1': 'Boat', 'Not included 1': 'Visa' });
    await tab('Attractions');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Olduvai Gorge/ }));
    expect(await save()).toMatchObject({
      inclusions: ['Boat'],
      page: { notIncluded: ['Visa'] },
      attractionIds: [7],
    });
  });

  it('on Itinerary, of its day alone', async () => {
    const save = open();
    await tab('Itinerary');
    const day = group('Day 2');
    write(
      {
        Title: 'Across the lake',
        Description: 'By boat.',
        'Activities 1': 'Fishing',
        Accommodation: 'Mto Camp',
        Meals: 'Full board',
        'Video address': 'https://video.example.com/lake',
      },
      day,
    );
    await userEvent.click(within(day).getByText('On the map, and hours'));
    write(
      {
        'Hours of driving': '1,5',
        'Hours on foot': '2',
        'Picture of the day': '/pictures/packages/lake.svg',
        Place: 'Jetty',
        Latitude: '-3.8',
        Longitude: '36',
      },
      day,
    );
    await userEvent.click(within(day).getByRole('combobox', { name: 'Reached' }));
    await userEvent.click(await screen.findByRole('option', { name: 'By boat' }));
    const { itinerary } = await save();
    expect(itinerary[1]).toEqual({
      day: 2,
      title: 'Across the lake',
      description: 'By boat.',
      activities: ['Fishing'],
      accommodation: 'Mto Camp',
      meals: 'Full board',
      videoUrl: 'https://video.example.com/lake',
      stage: {
        drivingHours: 1.5,
        walkingHours: 2,
        imageUrl: '/pictures/packages/lake.svg',
        places: [{ name: 'Jetty', latitude: -3.8, longitude: 36, by: 'boat' }],
      },
    });
    expect(itinerary[0]).toMatchObject({ title: 'Arusha', accommodation: '', meals: '' });
  });

  it('on Providers, of its provider alone', async () => {
    const camp = { ...blankProvider, id: 'p1', name: 'Mto Camp', pricePerUnit: '180.00', rating: 4.5 };
    const save = open({ providers: [camp] });
    await tab('Providers');
    await userEvent.click(screen.getByRole('button', { name: 'Add Provider' }));
    const second = group('Provider 2');
    write(
      {
        Name: 'Pwani Boats',
        Description: 'Two boats.',
        'Price per unit': '1,200',
        'Rating (1 to 5)': '4.1',
        Contact: '+255 700 000 111',
      },
      second,
    );
    for (const [label, option] of [
      ['Type', 'Transport'],
      ['Availability', 'Limited'],
    ] as const) {
      await userEvent.click(within(second).getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    const { providers } = await save();
    expect(providers).toEqual([
      camp,
      {
        id: '',
        name: 'Pwani Boats',
        type: 'transport',
        description: 'Two boats.',
        pricePerUnit: '1200.00',
        availability: 'limited',
        contactInfo: '+255 700 000 111',
        rating: 4.1,
      },
    ]);
  });
});

it('what the server finds wrong with a provider stands beside the field in which it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reasons = {
    name: 'Name another one',
    pricePerUnit: 'Keep it below a million',
    rating: 'Rate it lower',
    contactInfo: 'Write it on one line',
    description: 'Write less',
  };
  const errors = Object.entries(reasons).map(([field, reason]) => [`providers.0.${field}`, [reason]]);
  const camp = { ...blankProvider, id: 'p1', name: 'Mto Camp', rating: null, pricePerUnit: '180.00' };
  const save = open(
    { providers: [camp] },
    problem(400, 'The request has faults', Object.fromEntries(errors)),
  );
  await save();
  const first = await screen.findByRole('group', { name: 'Provider 1' });
  const reasonOf = (label: string) =>
    within(first).getByLabelText(label).closest('.ui-field')?.querySelector('[role=alert]')?.textContent;
  await waitFor(() => expect(reasonOf('Name')).toBe(reasons.name));
  expect(['Price per unit', 'Rating (1 to 5)', 'Contact', 'Description'].map(reasonOf)).toEqual([
    reasons.pricePerUnit,
    reasons.rating,
    reasons.contactInfo,
    reasons.description,
  ]);
});
