import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../compose.mjs';
import { eventually } from '../visitor.mjs';
import { doorOf, lab, NODES, SECONDS, timed } from './lab.mjs';
import { makeRoles, makeSecrets } from './secrets.mjs';
import { brokenImage, imageOf, nextImageOf, REPLACED } from './versions.mjs';

const { services, remotes } = JSON.parse(await readFile(join(root, 'product.json'), 'utf8'));
const OURS = ['gateway', ...Object.values(services), 'shell', 'pictures', ...Object.values(remotes)];
const OTHERS = ['postgres:17-alpine', 'nats:2.12-alpine', 'nginxinc/nginx-unprivileged'];

/** From three empty nodes to all that runs. */
export async function start({ swarm }) {
  await lab('up', NODES.length);
  await swarm.giveHomes();
  await makeVersions();
  const ours = [...OURS, 'stand-in'].map(imageOf);
  await lab('load', ...ours, ...OTHERS, ...REPLACED.map(nextImageOf), brokenImage);
  const passwords = await makeSecrets(swarm);
  return timed('all running', async () => {
    await swarm.deploy('postgres-1');
    await swarm.runs('postgres-1', SECONDS);
    await makeRoles(1, passwords);
    await swarm.everythingRuns(SECONDS);
  });
}

/** The same files under another name are another version to Swarm. */
async function makeVersions() {
  const build = (tag, lines) =>
    run('docker', ['build', '--quiet', '--tag', tag, '-'], { input: lines.join('\n') });
  for (const name of REPLACED) await build(nextImageOf(name), [`FROM ${imageOf(name)}`, 'LABEL next=yes']);
  const ends = 'ENTRYPOINT ["node", "-e", "process.exit(1)"]';
  await build(brokenImage, [`FROM ${imageOf('svc-booking')}`, ends]);
}

export async function byTls() {
  const [door, plain] = ['https', 'http'].map((how) => doorOf(1).replace(/^http:(.*):\d+$/, `${how}:$1/`));
  const asked = ['-skS', '-o', '/dev/null', '-w', '%{http_version} %{http_code}', door];
  await eventually(async () => assert.equal(await run('curl', asked), '2 200'), SECONDS); // front ends are learnt of by and by
  const told = ['-sS', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}'];
  assert.equal(await run('curl', [...told, `${plain}packages`]), `301 ${door}packages`);
  assert.equal((await run('curl', [...told, `${plain}api/packages`])).trim(), '403');
}
