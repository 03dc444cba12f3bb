import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attraction, AttractionDetails, Package, PackageDetails, Provider } from '@safari/contracts';
import { loadConfig } from '@safari/service-kit';
import { newCustomer, staff, startTestService, type TestService } from '@safari/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { CatalogConfig } from '../src/config.js';
import { DemoSeed } from '../src/seed/demo.seed.js';

export { staff } from '@safari/service-kit/testing';
export const customer = newCustomer();

/** The real service on a database of its own; empty unless `SEED` says otherwise. */
export async function startCatalog(
  settings: Record<string, string> = {},
  options?: Parameters<typeof AppModule.forRoot>[1],
): Promise<TestService> {
  const PICTURES_DIR = await mkdtemp(join(tmpdir(), 'pictures-'));
  return startTestService(
    'catalog',
    (complete) => AppModule.forRoot(loadConfig(CatalogConfig, complete), options),
    { PICTURES_DIR, ...settings },
    settings['SEED'] === 'demo' ? { seed: (app) => app.get(DemoSeed).run() } : {},
  );
}

export const packageForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Three days in the south',
  description: 'Two nights by the river.',
  price: '1250.00',
  duration: 3,
  ...changes,
});

export const attractionForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'The old harbour',
  description: 'Coral stone and a mango tree.',
  priceFrom: '45.00',
  ...changes,
});

/** A package as lists and events have it. */
export function listed(details: PackageDetails): Package {
  const { page: _, translations: __, ...card } = details;
  return { ...card, itinerary: card.itinerary.map(({ stage: ___, ...day }) => day) };
}

export function listedAttraction(details: AttractionDetails): Attraction {
  const { page: _, translations: __, ...card } = details;
  return card;
}

export async function addPackage(
  app: TestService,
  changes: Record<string, unknown> = {},
): Promise<PackageDetails> {
  const { status, body } = await app.post<PackageDetails>('/api/packages', packageForm(changes));
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function providersOf(app: TestService, id: number): Promise<Provider[]> {
  return (await app.call<Provider[]>({ url: `/api/packages/${id}/providers`, as: staff })).body;
}

export async function addAttraction(
  app: TestService,
  changes: Record<string, unknown> = {},
): Promise<AttractionDetails> {
  const { status, body } = await app.post<AttractionDetails>('/api/attractions', attractionForm(changes));
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
