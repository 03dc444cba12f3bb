// What an operator makes once: secrets, roles and schemas, as deploy/swarm/README.md says, with this machine's sign-ins.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../compose.mjs';

const password = () => randomBytes(24).toString('hex');

/** @returns what the superuser says to Postgres, so that the services' roles are there */
export async function makeSecrets(swarm) {
  const ours = (file) => import(join(root, 'local/dist', file));
  const { makeKeys } = await ours('settings/keys.js');
  const { natsPasswords } = await ours('settings/nats-users.js');
  const { containerSettings } = await ours('containers/settings-files.js');
  const product = JSON.parse(await readFile(join(root, 'product.json'), 'utf8'));
  const names = Object.keys(product.services);
  const keys = makeKeys();
  const passwords = Object.fromEntries(names.map((name) => [name, password()]));
  const databases = Object.fromEntries(
    names.map((name) => [name, `postgres://svc_${name}:${passwords[name]}@postgres/safari`]),
  );
  const { openid: _, ...settings } = await containerSettings(product, keys, databases);
  const asFile = (own) =>
    Object.entries(own)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join('');
  const secrets = {
    ...Object.fromEntries(Object.entries(settings).map(([process, own]) => [process, asFile(own)])),
    nats: asFile(natsPasswords(names, keys)),
    postgres: password(),
    replicator: password(),
    ...(await certificate()),
  };
  for (const [name, content] of Object.entries(secrets)) {
    await swarm.docker(swarm.manager, ['secret', 'create', `${name}-1`, '-'], content);
  }
  return rolesOf(names, passwords);
}

async function rolesOf(names, passwords) {
  return [
    'create database safari;',
    '\\connect safari',
    `set safari.services = '${names.join()}';`,
    await readFile(join(root, 'local/src/postgres/roles.sql'), 'utf8'),
    ...names.map((name) => `alter role svc_${name} password '${passwords[name]}';`),
  ].join('\n');
}

async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'safari-swarm-'));
  try {
    const [key, crt] = [join(folder, 'key'), join(folder, 'crt')];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    await run('openssl', [...made, '-days', '2', '-subj', '/CN=safari.test', '-keyout', key, '-out', crt]);
    return {
      'entrance-key': await readFile(key, 'utf8'),
      'entrance-certificate': await readFile(crt, 'utf8'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
