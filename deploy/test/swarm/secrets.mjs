// What an operator makes once: secrets, roles and schemas, as deploy/swarm/README.md says, with this machine's sign-ins.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../certificate.mjs';
import { root, run } from '../compose.mjs';
import { engineOf } from './lab.mjs';

/** One that nobody guesses. */
export const password = () => randomBytes(24).toString('hex');

/** @returns the services' passwords by their names in product.json */
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
  return passwords;
}

/** By the very lines of the page, and once more, as it says that they may be run. */
export async function makeRoles(node, passwords) {
  const page = await readFile(join(root, 'deploy/swarm/README.md'), 'utf8');
  const [, lines] = /```sh\n(POSTGRES=[^`]+)```/.exec(page);
  const folder = await mkdtemp(join(tmpdir(), 'safari-swarm-'));
  const file = join(folder, 'passwords.sql');
  try {
    const roles = Object.entries(passwords).map(
      ([name, password]) => `alter role svc_${name} password '${password}';\n`,
    );
    await writeFile(file, roles.join(''));
    const script = lines.replace('passwords.sql', file);
    const env = { DOCKER_HOST: engineOf(node) };
    for (let time = 0; time < 2; time += 1) await run('sh', ['-ec', script], { env });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'safari-swarm-'));
  try {
    const { key, crt } = await makeCertificate(folder, 'safari.test');
    return {
      'entrance-key': await readFile(key, 'utf8'),
      'entrance-certificate': await readFile(crt, 'utf8'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
