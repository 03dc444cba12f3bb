import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
    expect(mounted.sort()).toEqual([...written, 'postgres', 'nats', 'prometheus'].sort());
  });

  it('has NATS write an event before it is acknowledged', () => {
    const { command, volumes } = parseCompose(text).services['nats'] ?? {};
    const config = 'deploy/nats-durable.conf';
    expect(command).toContain('--config=/etc/product/nats-durable.conf');
    for (const file of [config, 'deploy/nats.conf'])
      expect(volumes).toContain(`./${file}:/etc/product/${basename(file)}:ro`);
    expect(readFileSync(join(root, config), 'utf8')).toMatch(
      /^ {2}sync_interval: always$[^]*^include nats\.conf$/m,
    );
  });

  it('starts Postgres for whoever puts a backup back while the product is stopped, and nothing else', () => {
    const { backup } = parseCompose(text).services;
    expect(backup?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
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

describe('a container', () => {
  const compose = parseCompose(text);
  const own = compose.services['svc-auth'];
  const [settings] = (own?.volumes ?? []).flatMap((one) => (typeof one === 'string' ? [] : [one]));
  const faultsWith = (folder: string, changes: object) =>
    composeFaults(
      { services: { ...compose.services, [folder]: { ...compose.services[folder], ...changes } } },
      product,
    );

  const IMAGE = 'has no image of its own name';
  const BUILT = 'is not built from its folder';
  const READS = 'does not read its settings';
  const MOUNTS = 'mounts no settings';
  const ANOTHER = 'mounts what another may know';
  const WAITS = 'does not wait for its role and schema';
  const MEETS = 'does not meet the product and the database';
  const LOCKED = 'is not locked';
  it.each<[changes: object, faults: string[]]>([
    [{}, []],
    [{ image: undefined }, [IMAGE]],
    [{ image: 'safari/svc-booking:local' }, [IMAGE]],
    [{ image: 'safari/svc-auth-old:local' }, [IMAGE]],
    [{ build: undefined }, [BUILT]],
    [{ build: { target: 'screen', args: { WORKSPACE: 'svc-auth' } } }, [BUILT]],
    [{ build: { target: 'server' } }, [BUILT]],
    [{ command: undefined }, [READS]],
    [{ command: ['dist/bundle/main.js'] }, [READS]],
    [{ volumes: undefined }, [MOUNTS]],
    [{ volumes: ['pictures:/pictures'] }, [MOUNTS]],
    [{ volumes: [{ source: 'pictures', target: '/run/own', read_only: true }] }, [MOUNTS]],
    [{ volumes: ['settings:/run/all'] }, [MOUNTS, ANOTHER]],
    [{ volumes: [settings, 'pictures:/settings:'] }, []],
    [{ volumes: [settings, 'settings:/run/all'] }, [ANOTHER]],
    [{ volumes: [settings, { ...settings, volume: { subpath: 'svc-booking' } }] }, [ANOTHER]],
    [{ volumes: [{ ...settings, target: '/run/other' }] }, [MOUNTS, ANOTHER]],
    [{ volumes: [{ ...settings, read_only: false }] }, [MOUNTS, ANOTHER]],
    [{ volumes: [{ ...settings, volume: undefined }] }, [MOUNTS, ANOTHER]],
    [{ depends_on: undefined }, [WAITS]],
    [{ depends_on: { nats: { condition: 'service_healthy' } } }, [WAITS]],
    [{ depends_on: { prepare: { condition: 'service_started' } } }, [WAITS]],
    [{ networks: undefined }, [MEETS]],
    [{ networks: ['product'] }, [MEETS]],
    [{ networks: ['database'] }, [MEETS]],
    [{ healthcheck: { disable: true } }, ['has another health check than its image']],
    [{ read_only: undefined }, [LOCKED]],
    [{ cap_drop: undefined }, [LOCKED]],
    [{ cap_drop: ['CHOWN'] }, [LOCKED]],
    [{ logging: undefined }, [LOCKED]],
  ])('of a service is told apart with %j', (changes, faults) => {
    expect(faultsWith('svc-auth', changes)).toEqual(faults.map((fault) => `svc-auth ${fault}`));
  });

  it.each<[changes: object, faults: string[]]>([
    [{}, []],
    [{ image: undefined }, [IMAGE]],
    [{ image: 'safari/mfe-admin:local' }, [IMAGE]],
    [{ build: undefined }, [BUILT]],
    [{ build: { target: 'server', args: { WORKSPACE: 'mfe-gallery' } } }, [BUILT]],
    [{ build: { target: 'screen' } }, [BUILT]],
    [{ networks: undefined }, ['does not meet the product alone']],
    [{ networks: ['product', 'database'] }, ['does not meet the product alone']],
    [{ read_only: undefined }, [LOCKED]],
    [{ cap_drop: undefined }, [LOCKED]],
    [{ cap_drop: ['CHOWN'] }, [LOCKED]],
    [{ logging: undefined }, [LOCKED]],
  ])('of a remote is told apart with %j', (changes, faults) => {
    expect(faultsWith('mfe-gallery', changes)).toEqual(faults.map((fault) => `mfe-gallery ${fault}`));
  });
});

describe('the images', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

  it('of servers say themselves whether they are healthy', () => {
    const server = dockerfile.slice(dockerfile.indexOf(' AS server'), dockerfile.indexOf(' AS stand-in'));
    expect(server).toMatch(/^HEALTHCHECK .*\/healthz/m);
  });

  it('tell backups which release they are', () => {
    const { build, image } = parseCompose(text).services['backup'] ?? {};
    expect(image).toBe('${REGISTRY:-safari}/stand-in:${VERSION:-local}');
    expect(build?.args?.VERSION).toBe('${VERSION:-}'); // without it, `package.json` has the version
    const standIn = dockerfile.slice(dockerfile.indexOf(' AS stand-in'), dockerfile.indexOf(' AS no-former'));
    expect(standIn).toMatch(/^ARG VERSION\nENV PRODUCT_VERSION=\$\{VERSION\}$/m);
  });

  it('name no service: which one it is comes from outside', () => {
    for (const folder of Object.values(product.services)) {
      expect(dockerfile.replace(/^#.*$/gm, '')).not.toContain(folder);
    }
  });
});
