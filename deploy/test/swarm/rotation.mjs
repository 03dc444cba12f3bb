import assert from 'node:assert/strict';
import { eventually } from '../visitor.mjs';
import { SECONDS, timed } from './lab.mjs';
import { FOLLOWERS } from './outages.mjs';
import { password } from './secrets.mjs';

const ROLES = ['postgres', 'replicator'];

/** Both of Postgres' own, by secrets of another number: the same people write, the same servers follow. */
export async function changePasswords({ swarm, crowd }) {
  const leader = await swarm.leader();
  const secrets = Object.fromEntries(ROLES.map((name) => [name, password()]));
  for (const [name, secret] of Object.entries(secrets)) {
    await swarm.docker(swarm.manager, ['secret', 'create', `${name}-2`, '-'], secret);
    process.env[`SECRET_${name.toUpperCase()}`] = '2'; // from now on given at every deployment
  }
  const again = await timed('all of it', async () => {
    await swarm.deploy(`postgres-${leader}`);
    await eventually(async () => assert.equal(await knows(swarm, leader, secrets.postgres), true), SECONDS);
    await eventually(async () => assert.equal(await swarm.ask(leader, FOLLOWERS), '2'), SECONDS);
    await swarm.everythingRuns(SECONDS);
  });
  assert.equal(await knows(swarm, leader, 'another'), false);
  const answered = await timed('everybody is answered', () => crowd.served());
  return `${again}, then ${answered}`;
}

/** Whether the superuser is let in by this password, asked for by TCP as anybody else is. */
async function knows(swarm, node, secret) {
  const container = await swarm.containerOf(node, `postgres-${node}`);
  const address = `postgres://postgres:${secret}@postgres-${node}/postgres`;
  const asked = ['exec', container, 'psql', '--no-psqlrc', '-Atqc', 'select true', address];
  return swarm.docker(node, asked).then(
    () => true,
    () => false,
  );
}
