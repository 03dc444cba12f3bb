import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '@safari/service-kit/process';
import { GatewayConfig } from './config.js';
import { Services } from './routes/services.js';

const SERVICES = {
  catalog: 'http://svc-catalog:3000',
  booking: 'http://svc-booking:3000/',
  operators: 'http://svc-operators:3000',
  auth: 'http://svc-auth:3000',
};

const complete = {
  NODE_ENV: 'production',
  METRICS_TOKEN: 'a token for figures of more than 32 letters',
  HOST: '127.0.0.1',
  PORT: '8080',
  NATS_URL: 'nats://gateway:secret@nats:4222',
  PUBLIC_ORIGIN: 'https://safari.example',
  BRAND_EMAIL: 'info@safari.example',
  BRAND_PHONE: '+255 27 000 0000',
  GATEWAY_SECRET: 'a secret of the gateway of more than 32 letters',
  SERVICES: JSON.stringify(SERVICES),
  TARGET_SHELL: 'http://shell:8080',
  REMOTES: '{"catalog":"http://mfe-catalog:8080","gallery":"http://mfe-gallery:8080"}',
  PICTURES: 'http://pictures:8080',
};

it('screens come as built unless somebody says that Vite serves them, which production refuses', () => {
  expect(loadConfig(GatewayConfig, complete).SCREENS_BY_VITE).toBe(false);
  const live = { ...complete, SCREENS_BY_VITE: 'true' };
  expect(loadConfig(GatewayConfig, { ...live, NODE_ENV: 'development' }).SCREENS_BY_VITE).toBe(true);
  expect(() => loadConfig(GatewayConfig, live)).toThrow('SCREENS_BY_VITE must be false');
});

it('contacts that are made up are told to nobody in production', () => {
  const { BRAND_EMAIL: _, BRAND_PHONE: __, ...nobodys } = complete;
  expect(() => loadConfig(GatewayConfig, nobodys)).toThrow(/BRAND_EMAIL[^]*BRAND_PHONE/);
  expect(() => loadConfig(GatewayConfig, { ...nobodys, NODE_ENV: 'development' })).not.toThrow();
});

it('proxies are believed by their addresses or networks, and anything else is named', () => {
  const proxies = (TRUST_PROXY: string) =>
    loadConfig(GatewayConfig, { ...complete, TRUST_PROXY }).TRUST_PROXY;
  for (const right of ['10.0.0.0/8', 'uniquelocal', '127.0.0.1, fd00::/8'])
    expect(proxies(right)).toBe(right);
  for (const wrong of ['<10.0.0.0/8>', '10.0.0.0/33', 'balancer', '10.0.0.1,'])
    expect(() => proxies(wrong)).toThrow('TRUST_PROXY must be addresses or networks, separated by commas');
});

it('the secret of a development machine is refused in production, and a short one everywhere', () => {
  const secret = `local-${'x'.repeat(43)}`;
  const local = { ...complete, GATEWAY_SECRET: secret };
  expect(loadConfig(GatewayConfig, { ...local, NODE_ENV: 'development' }).GATEWAY_SECRET).toBe(secret);
  expect(() => loadConfig(GatewayConfig, local)).toThrow('GATEWAY_SECRET is that of a development machine');
  expect(() => loadConfig(GatewayConfig, { ...complete, GATEWAY_SECRET: 'short' })).toThrow('GATEWAY_SECRET');
});

it('whoever reports a weakness is led to an address of mail or https, to nothing else and by nobody’s default', () => {
  const contact = (SECURITY_CONTACT: string) => loadConfig(GatewayConfig, { ...complete, SECURITY_CONTACT });
  expect(loadConfig(GatewayConfig, complete).SECURITY_CONTACT).toBeUndefined();
  expect(contact('').SECURITY_CONTACT).toBeUndefined();
  expect(contact('security@safari.example').SECURITY_CONTACT).toBe('security@safari.example');
  expect(contact('https://safari.example/report').SECURITY_CONTACT).toBe('https://safari.example/report');
  for (const other of [
    'javascript:alert(1)',
    'http://safari.example',
    'us',
    'a@safari.example\nContact: b@c.example',
  ]) {
    expect(() => contact(other)).toThrow('SECURITY_CONTACT');
  }
});

describe('the services', () => {
  it('may be more than the routing table names', () => {
    const config = loadConfig(GatewayConfig, {
      ...complete,
      SERVICES: JSON.stringify({ ...SERVICES, toys: 'http://svc-toys:3000' }),
    });
    expect(new Services(config).addresses).toEqual({
      ...SERVICES,
      booking: 'http://svc-booking:3000',
      toys: 'http://svc-toys:3000',
    });
  });

  it('may not lack one that the routing table leads to', () => {
    const { operators: _, ...rest } = SERVICES;
    expect(() => loadConfig(GatewayConfig, { ...complete, SERVICES: JSON.stringify(rest) })).toThrow(
      'SERVICES must have operators',
    );
  });
});
