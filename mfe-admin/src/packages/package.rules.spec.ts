import { describe, expect, it } from '@jest/globals';
import type { PackageDetails } from '@safari/contracts';
import { blankPage, blankStage } from '../shared/item-page/item-page.rules';
import { blankDay } from './itinerary.rules';
import {
  asShown,
  blankProvider,
  faultyTabs,
  type PackageDraft,
  packageFaults,
  tabOf,
  textsOf,
  toDraft,
  toFields,
} from './package.rules';

const good = {
  ...toDraft(),
  name: 'Northern Circuit',
  description: 'Seven days.',
  price: '2890',
  duration: '7',
};

const faultsOf = (draft: PackageDraft, currency = 'USD') => packageFaults(draft, currency);
const fieldsOf = (draft: PackageDraft, currency = 'USD') => toFields(draft, currency);

describe('the package form', () => {
  it('begins as a luxury trip of one day with one row in every list', () => {
    expect(toDraft()).toEqual({
      name: '',
      type: 'luxury',
      description: '',
      price: '',
      duration: '1',
      location: '',
      imageUrl: '',
      agency: '',
      isPopular: false,
      displayOrder: '',
      highlights: [''],
      inclusions: [''],
      attractionIds: [],
      itinerary: [blankDay(1)],
      providers: [
        {
          id: '',
          name: '',
          type: 'hotel',
          description: '',
          pricePerUnit: '',
          availability: 'available',
          contactInfo: '',
          rating: '',
        },
      ],
      page: { ...blankPage, notIncluded: [''] },
      translations: [],
    });
  });

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'package.fault.name' }],
    [{ description: '\n' }, { description: 'package.fault.description' }],
    [{ price: '' }, { price: 'package.fault.price' }],
    [{ price: '0' }, { price: 'package.fault.price' }],
    [{ price: '-5' }, { price: 'package.fault.price' }],
    [{ price: 'free' }, { price: 'package.fault.price' }],
    [{ price: '1.234' }, { price: 'package.fault.price' }],
    [{ duration: '1' }, {}],
    [{ duration: '' }, { duration: 'package.fault.duration' }],
    [{ duration: '0' }, { duration: 'package.fault.duration' }],
    [{ duration: '2.5' }, { duration: 'package.fault.duration' }],
    [{ imageUrl: ' ' }, {}],
    [{ imageUrl: ' /pictures/packages/mount-meru.svg ' }, {}],
    [{ imageUrl: 'https://example.com/a.jpg' }, { imageUrl: 'package.fault.imageUrl' }],
    [{ imageUrl: '//evil.example' }, { imageUrl: 'package.fault.imageUrl' }],
    [{ imageUrl: 'http://example.com/a.jpg' }, { imageUrl: 'package.fault.imageUrl' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 'package.fault.imageUrl' }],
  ])('finds in %j the faults %j', (changes, faults) => {
    expect(faultsOf({ ...good, ...changes })).toEqual(faults);
  });

  it('reads prices with the decimals of their currency', () => {
    expect(faultsOf({ ...good, price: '2,890.125' }, 'KWD')).toEqual({});
    expect(faultsOf({ ...good, price: '2890.5' }, 'JPY')).toEqual({ price: 'package.fault.price' });
  });

  it.each([
    [{}, {}],
    [{ meals: 'Lunch' }, { 'itinerary.1.title': 'package.fault.dayTitle' }],
    [{ title: ' ', meals: 'Lunch' }, { 'itinerary.1.title': 'package.fault.dayTitle' }],
    [{ title: 'Arusha', meals: 'Lunch', videoUrl: ' ' }, {}],
    [{ title: 'Arusha', videoUrl: ' https://example.com/day ' }, {}],
    [
      { title: 'Arusha', videoUrl: 'http://example.com/day' },
      { 'itinerary.1.videoUrl': 'package.fault.videoUrl' },
    ],
    [{ title: 'Arusha', stage: { ...blankStage, drivingHours: '2.25' } }, {}],
    [
      { title: 'Arusha', stage: { ...blankStage, drivingHours: '2.345' } },
      { 'itinerary.1.stage.drivingHours': 'stage.fault.hours' },
    ],
    [
      { title: 'Arusha', stage: { ...blankStage, drivingHours: '25' } },
      { 'itinerary.1.stage.drivingHours': 'stage.fault.hours' },
    ],
  ])('finds in a second day with %j the faults %j', (day, faults) => {
    const itinerary = [blankDay(1), { ...blankDay(2), ...day }];
    expect(faultsOf({ ...good, itinerary })).toEqual(faults);
  });

  it.each([
    [{ name: ' ', description: ' ', contactInfo: ' ', pricePerUnit: ' ', rating: ' ' }, {}],
    [{ name: ' ', contactInfo: '+255' }, { 'providers.1.name': 'package.fault.providerName' }],
    [{ name: 'Nyota', pricePerUnit: '240', rating: '1' }, {}],
    [{ name: 'Nyota', rating: '5' }, {}],
    [{ name: 'Nyota', rating: '4.3' }, {}],
    [{ name: 'Nyota', rating: '4.25' }, { 'providers.1.rating': 'package.fault.rating' }],
    [{ name: 'Nyota', rating: '5.1' }, { 'providers.1.rating': 'package.fault.rating' }],
    [
      { rating: '0.9', pricePerUnit: 'much' },
      {
        'providers.1.name': 'package.fault.providerName',
        'providers.1.pricePerUnit': 'package.fault.amount',
        'providers.1.rating': 'package.fault.rating',
      },
    ],
  ])('finds in a second provider with %j the faults %j', (provider, faults) => {
    const providers = [blankProvider, { ...blankProvider, ...provider }];
    expect(faultsOf({ ...good, providers })).toEqual(faults);
  });

  it('gives back what was stored', () => {
    const place = { name: 'Arusha', latitude: -3.387, longitude: 36.683, by: 'road' as const };
    const arusha = { places: [place], drivingHours: 1.5, walkingHours: null, imageUrl: '' };
    const stored: PackageDetails = {
      ...fieldsOf({ ...good, displayOrder: '2', isPopular: true, inclusions: ['Park fees'] }),
      id: 4,
      version: 9,
      itinerary: [{ ...blankDay(1), title: 'Arusha', activities: [], stage: arusha }],
      providers: [{ ...blankProvider, id: 'p1', name: 'Nyota', pricePerUnit: '240.00', rating: 4.5 }],
    };
    const { id: _, version: __, ...fields } = stored;
    expect(toDraft(stored)).toMatchObject({ isPopular: true, displayOrder: '2' });
    expect(fieldsOf(toDraft(stored))).toEqual(fields);
  });

  it('shows what was left empty as empty, with one row in every list', () => {
    const nameless = { ...blankProvider, pricePerUnit: null, rating: null };
    const plain = { ...fieldsOf(good), id: 4, version: 9, price: good.price, providers: [nameless] };
    expect(toDraft(plain)).toEqual(good);
    expect(toDraft({ ...plain, itinerary: [], providers: [] })).toEqual(good);
  });

  it('sends numbers, flags and amounts as such, and nothing for what was left empty', () => {
    const nyota = { ...blankProvider, name: 'Nyota', pricePerUnit: ' 240 ', rating: '4.5' };
    const nobody = { ...blankProvider, pricePerUnit: ' ', rating: ' ' };
    expect(
      fieldsOf({
        ...good,
        name: ' Northern Circuit ',
        imageUrl: ' /pictures/a.svg ',
        displayOrder: '2',
        isPopular: true,
        providers: [nyota, nobody],
      }),
    ).toMatchObject({
      name: 'Northern Circuit',
      imageUrl: '/pictures/a.svg',
      price: '2890.00',
      duration: 7,
      displayOrder: 2,
      isPopular: 1,
      providers: [
        { name: 'Nyota', pricePerUnit: '240.00', rating: 4.5 },
        { name: '', pricePerUnit: null, rating: null },
      ],
    });
    expect(fieldsOf({ ...good, providers: [nobody, nobody] }).providers).toBeNull();
    expect(fieldsOf({ ...good, price: ' much ' })).toMatchObject({
      price: 'much',
      displayOrder: null,
      isPopular: 0,
    });
  });

  it('offers every text for translation once, without the spaces around it', () => {
    const draft: PackageDraft = {
      ...good,
      location: ' ',
      highlights: ['The crater'],
      page: { ...good.page, seasons: ' The crater ', notIncluded: ['Flights'] },
    };
    expect(textsOf(draft, 'USD')).toEqual(['Northern Circuit', 'Seven days.', 'The crater', 'Flights']);
  });

  it('shows the package as visitors will see it', () => {
    const draft = { ...good, agency: ' Nyota ', imageUrl: ' /pictures/a.svg', location: 'Arusha' };
    const { page: _, translations: __, ...fields } = fieldsOf(draft);
    expect(asShown(draft, 'Kilele Safaris', 'USD')).toEqual({
      ...fields,
      providers: [],
      id: 0,
      version: 0,
      price: '2890.00',
      duration: 7,
      agency: 'Nyota',
      imageUrl: '/pictures/a.svg',
    });
  });

  it.each(['', '0', '-2', '2.5', 'a week'])(
    'shows a package without price, picture and agency, of %j days, as one of ours for one day',
    (duration) => {
      const draft = { ...toDraft(), agency: ' ', price: 'free', duration };
      expect(asShown(draft, 'Kilele Safaris', 'JPY')).toMatchObject({
        price: '0',
        duration: 1,
        agency: 'Kilele Safaris',
        imageUrl: '/pictures/site/share.svg',
      });
    },
  );

  it('drops rows in which nothing was written', () => {
    expect(fieldsOf({ ...good, highlights: ['', ' Serengeti ', ''] }).highlights).toEqual(['Serengeti']);
  });

  it.each([
    ['basic', ['name', 'type', 'description', 'price', 'duration', 'location']],
    ['details', ['imageUrl', 'agency', 'isPopular', 'displayOrder', 'highlights.1', 'page.seasons']],
    ['details', ['translations.0.sw']],
    ['inclusions', ['inclusions.2', 'page.notIncluded', 'page.notIncluded.1']],
    ['itinerary', ['itinerary.0.stage.places.1.name']],
    ['attractions', ['attractionIds']],
    ['providers', ['providers.3.name']],
  ])('has on its tab %s the fields %j', (tab, paths) => {
    for (const path of paths) expect(tabOf(path)).toBe(tab);
  });

  it('opens on the first tab in which something is wrong', () => {
    expect(faultyTabs({ 'providers.0.name': 'a', name: 'b', highlights: undefined })).toEqual([
      'basic',
      'providers',
    ]);
  });
});
