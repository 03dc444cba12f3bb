import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeKeys } from '../settings/keys.js';
import { containerSettings, writeSettings } from './settings-files.js';

const keys = makeKeys();
const databases = {
  catalog: 'postgres://svc_catalog:c@postgres/safari',
  booking: 'postgres://svc_booking:b@postgres/safari',
  operators: 'postgres://svc_operators:o@postgres/safari',
  auth: 'postgres://svc_auth:a@postgres/safari',
};
const product = {
  remotes: { gallery: 'mfe-gallery' },
  services: { catalog: 'svc-catalog', booking: 'svc-booking', operators: 'svc-operators', auth: 'svc-auth' },
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-settings-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('reach a process through `node --env-file` as they were written', async () => {
  const all = await containerSettings(product, keys, databases);
  for (const [program, settings] of Object.entries(all)) writeSettings(folder, program, settings);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(all).sort());
  for (const [program, settings] of Object.entries(all)) {
    const file = join(folder, program, 'settings.env');
    const told = execFileSync(process.execPath, [`--env-file=${file}`, '-p', 'JSON.stringify(process.env)']);
    expect(JSON.parse(String(told))).toMatchObject(settings);
  }
});

it('tell no program what is another’s', async () => {
  const all = await containerSettings(product, keys, databases);
  const holders = (name: string) => Object.keys(all).filter((program) => name in (all[program] ?? {}));
  expect(holders('IDENTITY_PRIVATE_KEY')).toEqual(['svc-auth']);
  expect(holders('GATEWAY_SECRET')).toEqual(['svc-auth', 'gateway']);
  expect(holders('DRAFT_SECRET')).toEqual(['svc-auth']);
  expect(holders('STAFF_PASSWORD_HASH')).toEqual(['svc-auth']);
  expect(holders('WEBHOOK_SECRET')).toEqual(['svc-operators']);
  expect(holders('SIGNING_KEY')).toEqual(['openid']);
  expect(new Set(holders('DATABASE_URL').map((program) => all[program]?.DATABASE_URL)).size).toBe(4);
  expect(new Set(holders('NATS_URL').map((program) => all[program]?.NATS_URL)).size).toBe(5);
});

it('tell the gateway where every service and every remote is', async () => {
  const { gateway } = await containerSettings(product, keys, databases);
  expect(JSON.parse(gateway?.SERVICES ?? '')).toEqual({
    catalog: 'http://svc-catalog:8080',
    booking: 'http://svc-booking:8080',
    operators: 'http://svc-operators:8080',
    auth: 'http://svc-auth:8080',
  });
  expect(JSON.parse(gateway?.REMOTES ?? '')).toEqual({ gallery: 'http://mfe-gallery:8080' });
});
