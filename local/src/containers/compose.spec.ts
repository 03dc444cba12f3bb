import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readProductFile } from '../product/product-file.js';
import { makeKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { composeFaults, parseCompose } from './compose.rules.js';
import { containerSettings } from './settings-files.js';

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const product = readProductFile(root);

describe('docker-compose.yml', () => {
  it('has every service and remote of product.json and no other, each with what it needs', () => {
    expect(composeFaults(parseCompose(text), product)).toEqual([]);
  });

  it('mounts settings for those alone to whom some are written', async () => {
    const databases = Object.fromEntries(Object.keys(product.services).map((name) => [name, 'postgres://x']));
    const written = Object.keys(await containerSettings(product, makeKeys(), databases));
    const mounted = Object.values(parseCompose(text).services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((one) => (typeof one === 'string' ? [] : [one.volume?.subpath ?? ''])),
    );
    expect(mounted.sort()).toEqual([...written, 'postgres', 'nats'].sort());
  });

  it.each([
    ['  mfe-admin:', '  mfe-office:', ['mfe-office is no remote of product.json', 'mfe-admin is missing']],
    ['{ WORKSPACE: mfe-admin }', '{ WORKSPACE: mfe-gallery }', ['mfe-admin is not built from its folder']],
    ['  svc-auth:', '  svc-oath:', ['svc-oath is no service of product.json', 'svc-auth is missing']],
    [
      '{ subpath: svc-auth }',
      '{ subpath: svc-booking }',
      ['svc-auth mounts no settings', 'svc-auth mounts what another may know'],
    ],
    ['{ WORKSPACE: svc-auth }', '{ WORKSPACE: svc-booking }', ['svc-auth is not built from its folder']],
    [
      'DEV_SIGN_IN: "true"',
      'DATABASE_URL: "postgres://x"',
      ['svc-auth has another role than the one made for it'],
    ],
    ['DEV_SIGN_IN: "true"', 'NATS_URL: "nats://x"', ['svc-auth is another user of the broker than itself']],
  ])('is told apart from one with another %s', (is, other, faults) => {
    expect(text).toContain(is);
    expect(composeFaults(parseCompose(text.replace(is, other)), product)).toEqual(faults);
  });
});

describe('the images', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

  it('of servers say themselves whether they are healthy', () => {
    const server = dockerfile.slice(dockerfile.indexOf(' AS server'), dockerfile.indexOf(' AS stand-in'));
    expect(server).toMatch(/^HEALTHCHECK .*\/healthz/m);
  });

  it('name no service: which one it is comes from outside', () => {
    for (const folder of Object.values(product.services)) {
      expect(dockerfile.replace(/^#.*$/gm, '')).not.toContain(folder);
    }
  });
});
