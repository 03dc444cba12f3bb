import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readProductFile } from '../product/product-file.js';
import { makeKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { EXAMPLE, settingsOf } from '../testing/production-example.js';
import { type ComposeFile, parseCompose } from './compose.rules.js';
import { containerSettings } from './settings-files.js';

const read = (file: string): ComposeFile => parseCompose(readFileSync(join(root, file), 'utf8'));
const base = read('docker-compose.yml');
const overlay = read('deploy/machine/compose.yml');
const ENV = 'deploy/machine/env.example';
const text = readFileSync(join(root, 'deploy/machine/compose.yml'), 'utf8');

/** The settings that a container gets: from either file, from its image, or from `prepare`. */
async function toldTo(container: string): Promise<Set<string>> {
  const product = readProductFile(root);
  const databases = Object.fromEntries(Object.keys(product.services).map((name) => [name, 'postgres://x']));
  const prepared = await containerSettings(product, makeKeys({}, 'production'), databases);
  return new Set(
    [
      base.services[container]?.environment,
      overlay.services[container]?.environment,
      prepared[container],
    ].flatMap((settings) => Object.keys(settings ?? {})),
  );
}

/** Settings of replicated stores, and those that the images set. */
const NOT_HERE = ['HOST', 'PORT', 'STOP_GRACE_MS', 'STREAM_REPLICAS'];

describe('an installation on one machine', () => {
  it('lets every setting of a production be said', async () => {
    const containers = Object.keys(base.services).filter((name) => /^(?:gateway|svc-)/.test(name));
    const told = new Set((await Promise.all(containers.map(toldTo))).flatMap((names) => [...names]));
    expect(settingsOf(EXAMPLE).filter((name) => !told.has(name))).toEqual(NOT_HERE);
  });

  it('gives the passwords of the outside to those alone who use them', () => {
    const holders = (name: string) =>
      Object.entries(overlay.services)
        .filter(([, { environment = {} }]) => name in environment)
        .map(([container]) => container);
    expect(holders('SMTP_URL')).toEqual(['svc-booking', 'svc-operators', 'svc-auth']);
    expect(holders('OIDC_CLIENT_SECRET')).toEqual(['svc-auth']);
    expect(holders('PICTURES_S3_SECRET_KEY')).toEqual(['svc-catalog']);
  });

  it('is filled in by names that one of the two files reads', () => {
    const composed = readFileSync(join(root, 'docker-compose.yml'), 'utf8') + text;
    const read = (name: string) => composed.includes(`\${${name}`) || composed.includes(`\n  ${name}: #`);
    const unread = settingsOf(ENV).filter((name) => !read(name));
    expect(unread).toEqual(['COMPOSE_FILE']); // Compose itself reads it
    const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect(settingsOf(ENV)).toEqual(expect.arrayContaining(required));
  });

  it('starts nothing that stands in for the outside', () => {
    const left = Object.entries(overlay.services).filter(([, { profiles }]) => profiles?.length);
    expect(left.map(([name]) => name)).toEqual(['openid', 'mailbox']);
    expect(overlay.services['svc-auth']?.environment).toMatchObject({ DEV_SIGN_IN: 'false' });
  });
});
