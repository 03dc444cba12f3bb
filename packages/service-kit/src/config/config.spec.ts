import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { ConfigError, loadConfig, MailingServiceConfig, ServiceConfig } from './config.js';

/** RFC 8037, appendix A. */
const PUBLIC_KEY = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };

const complete = {
  NODE_ENV: 'development',
  PORT: '3000',
  NATS_URL: 'nats://svc-booking:secret@127.0.0.1:4222',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/safari',
  IDENTITY_PUBLIC_KEY: JSON.stringify(PUBLIC_KEY),
  METRICS_TOKEN: 'a token for figures of more than 32 letters',
};

const production = { ...complete, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://safari.example' };

const faultsOf = (
  environment: Record<string, string | undefined>,
  type: new () => ServiceConfig = ServiceConfig,
): string[] => {
  try {
    loadConfig(type, environment);
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
    expect(faultsOf(production)).toEqual([]);
  });

  it('name what is missing or wrong and what production refuses at once', () => {
    const other = { ...complete, NODE_ENV: 'production', DATABASE_URL: undefined, SEED: 'demo' };
    expect(faultsOf(other)).toEqual([
      expect.stringMatching(/^DATABASE_URL must be an address by postgres/),
      'PUBLIC_ORIGIN must be https',
      'SEED must be none',
    ]);
  });

  it.each([
    'https://safari.example/',
    'https://Safari.example',
    'https://safari.example:443',
    'https://safari.example/shop',
    'wss://safari.example',
    'safari.example',
    undefined,
  ])('take an origin as browsers write it, and not %s', (PUBLIC_ORIGIN) => {
    expect(faultsOf({ ...complete, PUBLIC_ORIGIN })).toEqual([
      'PUBLIC_ORIGIN must be an origin as browsers write it, such as https://safari.example',
    ]);
  });

  it('name an address whose password has a bare %', () => {
    const bare = 'user:100%sure@nowhere';
    const faults = faultsOf(
      {
        ...complete,
        MAIL_FROM: 'office@example.com',
        NATS_URL: `nats://${bare}`,
        DATABASE_URL: `postgres://${bare}/safari`,
        SMTP_URL: `smtp://${bare}`,
      },
      MailingServiceConfig,
    );
    const written = 'with %25 for each % of its password';
    expect(faults.sort()).toEqual([
      `DATABASE_URL must be an address by postgres or postgresql, ${written}`,
      `NATS_URL must be an address by nats or tls, ${written}`,
      `SMTP_URL must be an address by smtp or smtps, ${written}`,
    ]);
    expect(faultsOf({ ...complete, DATABASE_URL: `postgres://${bare.replace('%', '%25')}/safari` })).toEqual(
      [],
    );
  });

  it.each([
    '{}',
    'a key',
    JSON.stringify({ ...PUBLIC_KEY, crv: 'X25519' }),
    JSON.stringify({ ...PUBLIC_KEY, x: PUBLIC_KEY.x.slice(1) }),
    JSON.stringify({ ...PUBLIC_KEY, d: PUBLIC_KEY.x }),
    undefined,
  ])('name a key that identities cannot be verified by: %s', (IDENTITY_PUBLIC_KEY) => {
    expect(faultsOf({ ...complete, IDENTITY_PUBLIC_KEY })).toEqual([
      'IDENTITY_PUBLIC_KEY must be the public Ed25519 key as a JWK',
    ]);
  });

  it('refuse a broker without credentials in production, and the passwords of a development machine', () => {
    for (const address of ['nats://nats:4222', 'nats://svc-booking@nats:4222']) {
      expect(faultsOf({ ...production, NATS_URL: address })).toEqual([
        'NATS_URL must name a user and a password',
      ]);
    }
    const local = 'user:local-made@nowhere';
    expect(
      faultsOf({ ...production, NATS_URL: `nats://${local}`, DATABASE_URL: `postgres://${local}/safari` }),
    ).toEqual([
      'NATS_URL has the password of a development machine',
      'DATABASE_URL has the password of a development machine',
    ]);
    expect(faultsOf({ ...complete, NATS_URL: 'broker' })).toHaveLength(1);
  });

  it('refuse figures that nobody guards in production', () => {
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

  it('claim a licence that is ours on a development machine alone, and none where nothing is said of it', () => {
    const registration = (environment: Record<string, string>) =>
      loadConfig(ServiceConfig, environment).brand.registration;
    expect(registration({ ...complete, BRAND_REGISTRATION: '' })).toBe('');
    expect(registration({ ...production, BRAND_REGISTRATION: '' })).toBe('');
    expect(registration(production)).toBe('');
    expect(registration({ ...production, BRAND_REGISTRATION: 'TALA 12-3456' })).toBe('TALA 12-3456');
  });

  it('refuse contacts that are made up where letters name them in production', () => {
    const mailing = { ...production, SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'office@example.com' };
    const contacts = { BRAND_EMAIL: 'office@example.com', BRAND_PHONE: '+255 27 000 0000' };
    expect(faultsOf({ ...mailing, ...contacts }, MailingServiceConfig)).toEqual([]);
    const faults = ['BRAND_EMAIL must be the brand’s own', 'BRAND_PHONE must be the brand’s own'];
    expect(faultsOf(mailing, MailingServiceConfig)).toEqual(faults);
    const { email, phone } = defaultBrand;
    const ours = { ...mailing, BRAND_EMAIL: email, BRAND_PHONE: phone };
    expect(faultsOf(ours, MailingServiceConfig)).toEqual(faults);
    const asInTheExample = {
      BRAND_NAME: '<Name>',
      BRAND_PHONE: '<telephone number>',
      BRAND_REGISTRATION: '<numbers>',
    };
    expect(faultsOf({ ...mailing, ...contacts, ...asInTheExample }, MailingServiceConfig)).toEqual([
      'BRAND_NAME must be the brand’s own',
      'BRAND_PHONE must be the brand’s own',
      'BRAND_REGISTRATION must be the brand’s own',
    ]);
  });

  it('take a sender of letters with an address, and name one without', () => {
    const senderFaults = (MAIL_FROM?: string) =>
      faultsOf({ ...complete, SMTP_URL: 'smtp://mail:25', MAIL_FROM }, MailingServiceConfig);
    for (const sender of ['office@example.com', 'Kilele Safaris Ltd. <office@example.com>'])
      expect(senderFaults(sender)).toEqual([]);
    for (const sender of ['Kilele Safaris', 'Kilele <office>', '<>', undefined])
      expect(senderFaults(sender)).toEqual([
        'MAIL_FROM must be an e-mail address, alone or as Name <address>',
      ]);
  });

  it('refuse demonstration data and the keys of a development machine in production', () => {
    const local = { SEED: 'demo', IDENTITY_PUBLIC_KEY: JSON.stringify({ ...PUBLIC_KEY, kid: 'local' }) };
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
