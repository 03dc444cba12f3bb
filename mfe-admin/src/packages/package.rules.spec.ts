import { describe, expect, it } from '@jest/globals';
import type { PackageDetails } from '@safari/contracts';
import { blankDay } from './itinerary.rules';
import {
  blankProvider,
  faultyTabs,
  type PackageDraft,
  packageFaults,
  tabOf,
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
    expect(toDraft()).toMatchObject({ type: 'luxury', duration: '1', inclusions: [''], highlights: [''] });
    expect(toDraft().itinerary).toEqual([blankDay(1)]);
  });

  it('needs a name, a description, a price above zero and a whole number of days', () => {
    expect(faultsOf(good)).toEqual({});
    expect(Object.keys(faultsOf(toDraft()))).toEqual(['name', 'description', 'price']);
    for (const price of ['0', '-5', 'free', '1.234']) {
      expect(faultsOf({ ...good, price })).toHaveProperty('price');
    }
    expect(faultsOf({ ...good, price: '2,890.125' }, 'KWD')).toEqual({});
    expect(faultsOf({ ...good, price: '2890.5' }, 'JPY')).toHaveProperty('price');
    for (const duration of ['', '0', '2.5']) {
      expect(faultsOf({ ...good, duration })).toHaveProperty('duration');
    }
  });

  it('takes pictures from our own host or by https alone', () => {
    for (const imageUrl of ['', '/pictures/packages/mount-meru.svg', 'https://example.com/a.jpg']) {
      expect(faultsOf({ ...good, imageUrl })).toEqual({});
    }
    for (const imageUrl of ['//evil.example', 'http://example.com/a.jpg', 'javascript:alert(1)']) {
      expect(faultsOf({ ...good, imageUrl })).toHaveProperty('imageUrl');
    }
  });

  it('asks for the title of a day in which something was written, and leaves a blank one alone', () => {
    const itinerary = [blankDay(1), { ...blankDay(2), meals: 'Lunch' }];
    expect(faultsOf({ ...good, itinerary })).toEqual({ 'itinerary.1.title': 'package.fault.dayTitle' });
  });

  it('asks the same of providers, and for ratings from 1 to 5', () => {
    const providers = [blankProvider, { ...blankProvider, rating: '0', pricePerUnit: 'much' }];
    expect(Object.keys(faultsOf({ ...good, providers }))).toEqual([
      'providers.1.name',
      'providers.1.pricePerUnit',
      'providers.1.rating',
    ]);
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
    expect(fieldsOf(toDraft(stored))).toEqual(fields);
  });

  it('drops rows in which nothing was written', () => {
    expect(fieldsOf({ ...good, highlights: ['', ' Serengeti ', ''] }).highlights).toEqual(['Serengeti']);
  });

  it('opens on the first tab in which something is wrong', () => {
    expect(tabOf('providers.3.name')).toBe('providers');
    expect(tabOf('attractionIds')).toBe('attractions');
    expect(faultyTabs({ 'providers.0.name': 'a', name: 'b', highlights: undefined })).toEqual([
      'basic',
      'providers',
    ]);
  });
});
