import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Artwork, Attraction, Package } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import { attractionForm, packageForm, providersOf, startCatalog } from './catalog.js';

describe.each([
  ['JPY', { typed: '125000', kept: '125000', tooFine: '125000.5' }],
  ['TZS', { typed: '12500000', kept: '12500000.00', tooFine: '12500000.005' }],
  ['KWD', { typed: '1250.5', kept: '1250.500', tooFine: '1250.5005' }],
] as const)('a catalogue in %s', (BRAND_CURRENCY, { typed, kept, tooFine }) => {
  let app: TestService;
  beforeAll(async () => {
    app = await startCatalog({ BRAND_CURRENCY, SEED: 'demo' });
  });
  afterAll(() => app.close());

  const post = <T>(kind: 'packages' | 'attractions', body: unknown) => app.post<T>(`/api/${kind}`, body);

  it('keeps prices with the decimals of the currency', async () => {
    const providers = [{ name: 'Mto Camp', pricePerUnit: typed }];
    const { body: trip } = await post<Package>('packages', packageForm({ price: typed, providers }));
    expect(trip.price).toBe(kept);
    expect(await providersOf(app, trip.id)).toMatchObject([{ pricePerUnit: kept }]);
    const pricing = { adult: typed, child: '', group: null };
    const { body: sight } = await post<Attraction>(
      'attractions',
      attractionForm({ priceFrom: typed, pricing }),
    );
    expect(sight).toMatchObject({ priceFrom: kept, pricing: { adult: kept, child: null, group: null } });
    expect((await app.call({ url: `/api/packages/${trip.id}` })).body).toEqual(trip);
  });

  it('refuses a finer price beside its field, and keeps nothing of it', async () => {
    const pricing = { adult: tooFine };
    const wrong = await post<Attraction>('attractions', attractionForm({ priceFrom: tooFine, pricing }));
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['priceFrom', 'pricing.adult']);
    expect(await app.count('attraction', `name = '${attractionForm()['name'] as string}'`)).toBe(1);
  });

  it('shows the demonstration’s figures in it', async () => {
    const { body: packages } = await app.call<Package[]>({ url: '/api/packages' });
    const decimals = kept.split('.')[1]?.length ?? 0;
    for (const { price } of packages) expect(price.split('.')[1]?.length ?? 0).toBe(decimals);
    const { body: works } = await app.call<Artwork[]>({ url: '/api/artworks' });
    expect(works.every(({ price }) => Number.isInteger(price))).toBe(true);
  });
});
