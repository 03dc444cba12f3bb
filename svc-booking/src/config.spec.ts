import { expect, it } from '@jest/globals';
import { loadConfig } from '@safari/service-kit';
import { BookingConfig } from './config.js';

const settings = {
  METRICS_TOKEN: 'a token for figures of more than 32 letters',
  PORT: '8080',
  NATS_URL: 'nats://svc-booking:secret@nats:4222',
  PUBLIC_ORIGIN: 'https://safari.example.com',
  DATABASE_URL: 'postgres://svc_booking:secret@postgres/safari',
  IDENTITY_PUBLIC_KEY: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'info@safari.example',
  BRAND_EMAIL: 'info@safari.example',
  BRAND_PHONE: '+255 27 000 0000',
};

it('no invoice of a production goes out with an address or an account that is made up', () => {
  const load = (more: object) => loadConfig(BookingConfig, { ...settings, NODE_ENV: 'production', ...more });
  expect(load({ BRAND_ADDRESS: 'Soko Kuu 7, Moshi' }).BRAND_ADDRESS).toBe('Soko Kuu 7, Moshi');
  const made = load({ NODE_ENV: 'development' }).BRAND_ADDRESS;
  for (const BRAND_ADDRESS of [undefined, '', made, '<postal address>'])
    expect(() => load({ BRAND_ADDRESS })).toThrow('BRAND_ADDRESS must be the brand’s own');
  const TRUST_ACCOUNT = '<bank, holder and number>';
  expect(() => load({ BRAND_ADDRESS: 'Soko Kuu 7, Moshi', TRUST_ACCOUNT })).toThrow(/- TRUST_ACCOUNT must/);
});
