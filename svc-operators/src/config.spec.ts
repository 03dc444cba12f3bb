import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '@safari/service-kit';
import { OperatorsConfig } from './config.js';

const settings = {
  NODE_ENV: 'production',
  METRICS_TOKEN: 'a token for figures of more than 32 letters',
  PORT: '8080',
  NATS_URL: 'nats://svc-operators:secret@nats:4222',
  PUBLIC_ORIGIN: 'https://safari.example.com',
  DATABASE_URL: 'postgres://svc_operators:secret@postgres/safari',
  IDENTITY_PUBLIC_KEY: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'info@kilele-safaris.example',
  BRAND_EMAIL: 'info@safari.example',
  BRAND_PHONE: '+255 27 000 0000',
  WEBHOOK_SECRET: Buffer.alloc(32, 7).toString('base64'),
};
const faults = (changed: Record<string, string | undefined>): string[] => {
  try {
    loadConfig(OperatorsConfig, { ...settings, ...changed });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

describe('the settings', () => {
  it('are complete with these', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ WEBHOOK_SECRET: `whsec_${settings.WEBHOOK_SECRET}` })).toEqual([]);
  });

  it('need a secret that nobody guesses', () => {
    for (const secret of [undefined, 'secret', Buffer.alloc(12, 7).toString('base64')]) {
      expect(faults({ WEBHOOK_SECRET: secret })).toEqual([
        'WEBHOOK_SECRET must be base64 of at least 24 bytes',
      ]);
    }
  });

  it('need another secret in production than the one that a development machine made', () => {
    const local = Buffer.concat([Buffer.from('local-'), Buffer.alloc(32, 7)]).toString('base64');
    for (const secret of [local, `whsec_${local}`]) {
      expect(faults({ WEBHOOK_SECRET: secret })).toEqual(['WEBHOOK_SECRET is that of a development machine']);
      expect(faults({ WEBHOOK_SECRET: secret, NODE_ENV: 'development' })).toEqual([]);
    }
  });

  it('never let endpoints lie inside in production', () => {
    expect(faults({ WEBHOOK_ALLOW_PRIVATE: 'true' })).toEqual(['WEBHOOK_ALLOW_PRIVATE must be false']);
    expect(faults({ WEBHOOK_ALLOW_PRIVATE: 'true', NODE_ENV: 'development' })).toEqual([]);
  });
});
