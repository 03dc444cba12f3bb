import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { ConfigError, loadConfig, ServiceConfig } from './config.js';

const complete = {
  NODE_ENV: 'development',
  PORT: '3000',
  NATS_URL: 'nats://svc-booking:secret@127.0.0.1:4222',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/safari',
  IDENTITY_PUBLIC_KEY: '{}',
  METRICS_TOKEN: 'a token for figures of more than 32 letters',
};

const faultsOf = (environment: Record<string, string | undefined>): string[] => {
  try {
    loadConfig(ServiceConfig, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('settings', () => {
  it('are typed, with their defaults', () => {
    expect(loadConfig(ServiceConfig, complete)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SEED: 'none',
    });
  });

  it('name every fault at once', () => {
    const faults = faultsOf({ ...complete, PORT: 'many', DATABASE_URL: 'mysql://x', NATS_URL: undefined });
    expect(faults.join('\n')).toMatch(/PORT[\s\S]*NATS_URL[\s\S]*DATABASE_URL|NATS_URL/);
    expect(faults.some((fault) => fault.includes('PORT'))).toBe(true);
    expect(faults.some((fault) => fault.includes('DATABASE_URL'))).toBe(true);
    expect(faults.some((fault) => fault.includes('NATS_URL'))).toBe(true);
  });

  it('refuse plain http in production', () => {
    expect(faultsOf({ ...complete, NODE_ENV: 'production' })).toEqual(['PUBLIC_ORIGIN must be https']);
    expect(
      faultsOf({ ...complete, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://safari.example' }),
    ).toEqual([]);
  });

  it('refuse a broker without credentials in production, and the passwords of a development machine', () => {
    const inProduction = { ...complete, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://safari.example' };
    for (const address of ['nats://nats:4222', 'nats://svc-booking@nats:4222']) {
      expect(faultsOf({ ...inProduction, NATS_URL: address })).toEqual([
        'NATS_URL must name a user and a password',
      ]);
    }
    const local = 'user:local-made@nowhere';
    expect(
      faultsOf({ ...inProduction, NATS_URL: `nats://${local}`, DATABASE_URL: `postgres://${local}/safari` }),
    ).toEqual([
      'NATS_URL has the password of a development machine',
      'DATABASE_URL has the password of a development machine',
    ]);
    expect(faultsOf({ ...complete, NATS_URL: 'broker' })).toHaveLength(1);
  });

  it('refuse figures that nobody guards in production', () => {
    const production = { ...complete, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://safari.example' };
    expect(faultsOf({ ...production, METRICS_TOKEN: undefined })).toEqual(['METRICS_TOKEN must be set']);
    expect(faultsOf({ ...complete, METRICS_TOKEN: undefined })).toEqual([]);
  });

  it('say whose product it is: ours, or another operator’s', () => {
    const ours = loadConfig(ServiceConfig, complete);
    expect(ours.brand).toEqual(defaultBrand);
    const { brand } = loadConfig(ServiceConfig, {
      ...complete,
      BRAND_NAME: 'Tembo Trails',
      BRAND_CURRENCY: 'EUR',
    });
    expect(brand).toEqual({ ...defaultBrand, name: 'Tembo Trails', currency: 'EUR' });
    expect(faultsOf({ ...complete, BRAND_EMAIL: 'nowhere', BRAND_CURRENCY: 'shilling' })).toHaveLength(2);
    expect(faultsOf({ ...complete, BRAND_CURRENCY: 'CLF' })).toEqual([
      'BRAND_CURRENCY must be a currency of ISO 4217 with at most three decimals, such as EUR',
    ]);
  });

  it('refuse demonstration data and the keys of a development machine in production', () => {
    const local = { SEED: 'demo', IDENTITY_PUBLIC_KEY: '{"crv":"Ed25519","kid":"local"}' };
    const production = { ...complete, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://safari.example' };
    expect(faultsOf({ ...complete, ...local })).toEqual([]);
    expect(faultsOf({ ...production, ...local })).toEqual([
      'SEED must be none',
      'IDENTITY_PUBLIC_KEY is that of a development machine',
    ]);
  });

  it('count as production where nothing else is said', () => {
    expect(faultsOf({ ...complete, NODE_ENV: undefined })).toEqual(['PUBLIC_ORIGIN must be https']);
  });
});
