import assert from 'node:assert/strict';
import { faultsOf } from '../several.mjs';
import { eventually } from '../visitor.mjs';
import { SECONDS, timed } from './lab.mjs';

/** Nothing is lost, doubled or stuck of what somebody was told of. */
export async function bookedOnce({ swarm, crowd }) {
  await crowd.leave();
  const leader = await swarm.leader();
  const stack = { sql: (question) => swarm.ask(leader, question) };
  const settled = await timed('the last of it', () =>
    eventually(async () => assert.deepEqual(await faultsOf(stack, crowd.booked), []), SECONDS),
  );
  return `${crowd.booked.length} bookings stored, copied, in their history and written once each, ${settled}`;
}
