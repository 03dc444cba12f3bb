import { describe, expect, it } from '@jest/globals';
import { EMPTY_PACKAGE_PAGE } from '../item-pages/item-page.rules.js';
import {
  isBlankDay,
  itineraryDays,
  listedProviders,
  type PackageContent,
  type ProviderRow,
  packageDefaults,
  packageFields,
  stagedDays,
  stagesOf,
} from './package.rules.js';

const newId = (): (() => string) => {
  let made = 0;
  return () => `new-${(made += 1)}`;
};
const told = { name: 'Short', description: 'Very.', price: '10.00', duration: 1 };

describe('the days of an itinerary', () => {
  it('are numbered without gaps in the order in which they were written', () => {
    const days = itineraryDays([
      { title: 'A' },
      { title: '' },
      { title: 'B' },
      { activities: [] },
      { title: 'C' },
    ]);
    expect(days.map(({ day, title }) => `${day} ${title}`)).toEqual(['1 A', '2 B', '3 C']);
  });

  it('keep a film where there is one and have no such field where there is none', () => {
    const [filmed, plain] = itineraryDays([
      { title: 'A', videoUrl: 'https://films.example/1' },
      { title: 'B' },
    ]);
    expect(filmed?.videoUrl).toBe('https://films.example/1');
    expect(plain).not.toHaveProperty('videoUrl');
  });

  it('count as written when anything at all is, and leave the rest empty', () => {
    const empty = { title: '', description: '', activities: [], accommodation: '', meals: '' };
    const rows = [
      { title: 'Arusha' },
      { description: 'By road.' },
      { activities: ['Walk'] },
      { accommodation: 'A camp' },
      { meals: 'Lunch' },
      { videoUrl: 'https://films.example/1' },
    ];
    expect(itineraryDays(rows)).toEqual(rows.map((row, index) => ({ ...empty, ...row, day: index + 1 })));
    const stages = [{ drivingHours: 3 }, { walkingHours: 0 }, { imageUrl: '/pictures/days/walk.svg' }];
    const leading = stages.map((stage) => ({ stage: { places: [], ...stage } }));
    expect(itineraryDays(leading).map(({ day }) => day)).toEqual([1, 2, 3]);
  });

  it('are blank, too, where what was sent names no places at all', () => {
    const unread = JSON.parse('{ "title": "", "stage": {} }') as Parameters<typeof isBlankDay>[0];
    expect(isBlankDay(unread)).toBe(true);
  });
});

describe('the stages of an itinerary', () => {
  const stage = { places: [], drivingHours: 3, walkingHours: null, imageUrl: '' };
  const former = { ...stage, drivingHours: 5 };

  it('are those of the days that were written, each as it is sent, kept or taken away', () => {
    const rows = [
      { title: 'Sent', stage: { places: [], drivingHours: 3 } },
      { title: '', stage: { places: [], drivingHours: null, walkingHours: null, imageUrl: '' } },
      { title: 'Kept' },
      { title: 'Taken away', stage: null },
      { title: 'Says nothing', stage: { places: [] } },
      { title: 'Added' },
    ];
    expect(stagesOf(rows, [null, null, former, former, former])).toEqual([stage, former, null, null, null]);
    expect(stagesOf([{ title: 'Of a new package' }])).toEqual([null]);
  });

  it('stand with their days, where there is one', () => {
    const days = itineraryDays([{ title: 'A' }, { title: 'B' }]);
    expect(stagedDays(days, [stage])).toEqual([
      { ...days[0], stage },
      { ...days[1], stage: null },
    ]);
  });
});

describe('the providers of a package', () => {
  it('each have an id of their own, whatever the form sent', () => {
    const rows = [
      { id: 'a', name: 'One' },
      { id: 'a', name: 'Two' },
      { name: 'Three' },
      { id: 'b', name: 'Four' },
    ];
    expect(listedProviders(rows, newId()).map(({ id }) => id)).toEqual(['a', 'new-1', 'new-2', 'b']);
  });

  it('are not made of an empty row in which only a list was chosen from', () => {
    expect(listedProviders([{ type: 'guide', availability: 'limited', name: '' }], newId())).toEqual([]);
  });

  it('are those of whom anything was written, available hotels without price or rating unless it says otherwise', () => {
    const empty = {
      name: '',
      type: 'hotel',
      description: '',
      pricePerUnit: null,
      availability: 'available',
      contactInfo: '',
      rating: null,
    };
    const rows: ProviderRow[] = [
      { name: 'Camp' },
      { description: 'By the river' },
      { contactInfo: 'camp@example.com' },
      { pricePerUnit: '0.00' },
      { rating: 4 },
      { name: 'Wheels', type: 'transport', availability: 'limited' },
    ];
    expect(listedProviders(rows, () => 'new')).toEqual(rows.map((row) => ({ ...empty, ...row, id: 'new' })));
  });
});

describe('what a form says', () => {
  const known: PackageContent = {
    ...told,
    imageUrl: '/pictures/packages/short.svg',
    location: 'Ruaha',
    type: 'budget',
    agency: 'Twiga',
    isPopular: 1,
    displayOrder: 2,
    highlights: ['Baobabs'],
    inclusions: ['Water'],
    attractionIds: [4],
    itinerary: [{ day: 1, title: 'A', description: '', activities: [], accommodation: '', meals: '' }],
    providers: [],
    stages: [null],
    page: { ...EMPTY_PACKAGE_PAGE, bestMonths: [6] },
    translations: [{ en: 'Very.', sw: 'Sana.' }],
  };

  it('is what the package is, whatever it was', () => {
    const before = {
      ...packageDefaults('Simba'),
      attractionIds: [9],
      isPopular: 0 as const,
      inclusions: ['Wine'],
      translations: [{ en: 'Short', sw: 'Fupi' }],
    };
    expect(packageFields(known, packageDefaults('Twiga'), newId(), before)).toEqual(known);
    expect(packageFields(told, packageDefaults('Twiga'), newId(), known)).toEqual(known);
  });

  it('names each attraction once', () => {
    expect(packageFields({ ...told, attractionIds: [4, 2, 4] }, known, newId()).attractionIds).toEqual([
      4, 2,
    ]);
  });

  it('can be in Swahili, too, also where a day leads', () => {
    const camp = { name: 'River camp', latitude: -7.6, longitude: 34.9, by: 'road' as const };
    const translations = [{ en: 'River camp', sw: 'Kambi ya mto' }];
    const itinerary = [{ title: 'A', stage: { places: [camp] } }];
    const made = packageFields({ ...told, itinerary, translations }, known, newId());
    expect(made.translations).toEqual(translations);
  });
});

describe('what a form leaves out', () => {
  it('is of a new package a picture, a kind and the agency, and nothing is made up', () => {
    const defaults = {
      imageUrl: '/pictures/site/share.svg',
      location: '',
      type: 'luxury',
      agency: 'Twiga',
      isPopular: 0,
      displayOrder: null,
      highlights: [],
      inclusions: [],
      attractionIds: [],
      itinerary: [],
      providers: [],
      stages: [],
      page: EMPTY_PACKAGE_PAGE,
      translations: [],
    };
    expect(packageDefaults('Twiga')).toEqual(defaults);
    expect(packageFields(told, packageDefaults('Twiga'), newId())).toEqual({ ...told, ...defaults });
  });

  it('stays as it was, but for a position that is given up on purpose', () => {
    const before = { ...packageDefaults('Twiga'), displayOrder: 2 as const, location: 'Ruaha' };
    expect(packageFields(told, before, newId())).toMatchObject({ displayOrder: 2, location: 'Ruaha' });
    expect(packageFields({ ...told, displayOrder: null }, before, newId()).displayOrder).toBeNull();
  });

  it('does not stay where the form says that there is none', () => {
    const before = { ...packageDefaults('Twiga'), highlights: ['Baobabs'], location: 'Ruaha' };
    const after = packageFields({ ...told, highlights: [], location: '' }, before, newId());
    expect(after).toMatchObject({ highlights: [], location: '' });
  });

  it('is as of a new package where the form says that picture and agency are empty', () => {
    const before = { ...packageDefaults('Twiga'), imageUrl: '/pictures/a.svg', agency: 'Simba' };
    const emptied = { ...told, imageUrl: '', agency: '' };
    expect(packageFields(emptied, packageDefaults('Twiga'), newId(), before)).toMatchObject({
      imageUrl: '/pictures/site/share.svg',
      agency: 'Twiga',
    });
  });

  it('is of the providers nothing, unless the form names some or says that there are none', () => {
    const [camp] = listedProviders([{ id: 'a', name: 'Camp' }], newId());
    const before = { ...packageDefaults('Twiga'), providers: camp ? [camp] : [] };
    const after = (providers: ProviderRow[] | null) =>
      packageFields({ ...told, providers }, before, newId()).providers;
    expect(after([])).toEqual([camp]);
    expect(after([{ name: '', type: 'guide' }])).toEqual([camp]);
    expect(after([{ id: 'b', name: 'Wheels' }])).toMatchObject([{ id: 'b', name: 'Wheels' }]);
    expect(after(null)).toEqual([]);
  });
});
