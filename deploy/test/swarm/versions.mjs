import assert from 'node:assert/strict';
import { SECONDS, timed } from './lab.mjs';

/** What is replaced under way: a service, the door and a front end. */
export const REPLACED = ['svc-booking', 'gateway', 'mfe-catalog'];

const imageNamed = (name, version) => `${process.env.REGISTRY ?? 'safari'}/${name}:${version}`;
export const imageOf = (name) => imageNamed(name, process.env.VERSION ?? 'local');
export const nextImageOf = (name) => imageNamed(name, 'next');
/** Ends as soon as it begins. */
export const brokenImage = imageNamed('svc-booking', 'broken');

/** One after the other, by the next version of each. */
export async function update({ swarm }) {
  const told = [];
  for (const service of REPLACED) {
    const replaced = await timed(service, async () => {
      await swarm.beginUpdate(service, nextImageOf(service));
      await swarm.updateEnds(service, 'completed', SECONDS);
    });
    assert.deepEqual(await swarm.imagesOf(service), [nextImageOf(service)]);
    told.push(replaced);
  }
  return told.join(', ');
}

export async function bad({ swarm }) {
  const [before] = await swarm.imagesOf('svc-booking');
  const undone = await timed('as before', async () => {
    await swarm.beginUpdate('svc-booking', brokenImage);
    await swarm.updateEnds('svc-booking', 'rollback_completed', SECONDS);
  });
  assert.deepEqual(await swarm.imagesOf('svc-booking'), [before]);
  return undone;
}

/** The gateways by Swarm's memory of them, then everything by its files. */
export async function back({ swarm }) {
  const rolled = await timed('the gateways', async () => {
    await swarm.beginRollback('gateway');
    await swarm.updateEnds('gateway', 'rollback_completed', SECONDS);
  });
  assert.deepEqual(await swarm.imagesOf('gateway'), [imageOf('gateway')]);
  const whole = await timed('all by `stack deploy`', async () => {
    await swarm.deploy(`postgres-${await swarm.leader()}`);
    for (const service of ['svc-booking', 'mfe-catalog']) {
      await swarm.updateEnds(service, 'completed', SECONDS);
      assert.deepEqual(await swarm.imagesOf(service), [imageOf(service)]);
    }
  });
  return `${rolled}, ${whole}`;
}
