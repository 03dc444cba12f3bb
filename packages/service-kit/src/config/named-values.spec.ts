import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig, ProcessConfig } from './config.js';
import { NamedAddresses, NamedPlaces, type NamedValues } from './named-values.js';

class DoorConfig extends ProcessConfig {
  @NamedAddresses('catalog', 'auth')
  SERVICES: NamedValues;

  @NamedPlaces()
  REMOTES: NamedValues;
}

const SERVICES = { catalog: 'http://svc-catalog:8080', auth: 'http://127.0.0.1:4000' };
const REMOTES = { gallery: '/srv/gallery, old', admin: 'http://mfe-admin:8080' };

const load = (services: unknown, remotes: unknown = REMOTES) =>
  loadConfig(DoorConfig, {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: 'nats://127.0.0.1:1',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    SERVICES: typeof services === 'string' ? services : JSON.stringify(services),
    REMOTES: JSON.stringify(remotes),
  });

const faultsOf = (services: unknown, remotes?: unknown): string[] => {
  try {
    load(services, remotes);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('a setting of names and what stands behind each', () => {
  it('is read as it is written, with whatever names there are', () => {
    const more = { ...SERVICES, toys: 'https://toys.internal' };
    expect(load(more)).toMatchObject({ SERVICES: more, REMOTES });
  });

  it.each([
    ['catalog=http://svc-catalog:8080', 'SERVICES must be JSON'],
    ['["http://svc-catalog:8080"]', 'SERVICES must be JSON'],
    ['', 'SERVICES must be JSON'],
    [{ ...SERVICES, auth: 'svc-auth' }, 'SERVICES needs an http address for auth'],
    [{ ...SERVICES, auth: 8080 }, 'SERVICES needs an http address for auth'],
    [{ ...SERVICES, 'a b': 'http://a' }, 'SERVICES has "a b", which is no name'],
    [{ catalog: SERVICES.catalog }, 'SERVICES must have auth'],
    [{ catalog: 'nats://x' }, 'SERVICES needs an http address for catalog, and must have auth'],
  ])('is refused as %j with its faults by name', (services, fault) => {
    expect(faultsOf(services)).toEqual([expect.stringContaining(fault)]);
  });

  it('may name folders where front ends are meant, but not nothing', () => {
    expect(faultsOf(SERVICES, { gallery: ' ' })).toEqual([
      'REMOTES needs a folder or an address for gallery',
    ]);
  });
});
