import assert from 'node:assert/strict';
import { eventually } from '../visitor.mjs';
import { lab, NODES, SECONDS, timed } from './lab.mjs';

const IN_RECOVERY = 'select pg_is_in_recovery()';
export const FOLLOWERS = `select count(*) from pg_stat_replication where state = 'streaming'`;
/** Sixteen megabytes of log, for which nobody waits; of these so many that a gigabyte is gone. */
const SEGMENT = `select pg_logical_emit_message(false, 'test', 'x'); select pg_switch_wal();`;
const SEGMENTS = 80;
const RECEIVED = `select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')`;

/** Not the node, only the process, as the kernel kills what takes too much. */
export async function killBroker({ swarm, crowd }) {
  const leader = await leaderOfEvents(swarm);
  const container = await swarm.containerOf(leader, `nats-${leader}`);
  await swarm.docker(leader, ['kill', '--signal', 'KILL', container]);
  const another = await timed('another leads', () =>
    eventually(async () => assert.notEqual(await leaderOfEvents(swarm, leader), leader), SECONDS),
  );
  const whole = await timed('all three are there', () => swarm.everythingRuns(SECONDS));
  await crowd.served();
  return `nats-${leader}: ${another}, ${whole}`;
}

/** Which member leads the events of svc-booking, as one that lives says. */
async function leaderOfEvents(swarm, dead) {
  const node = NODES.find((one) => one !== dead);
  const container = await swarm.containerOf(node, `nats-${node}`);
  const asked = 'http://127.0.0.1:8222/jsz?acc=PRODUCT&streams=true';
  const said = await swarm.docker(node, ['exec', container, 'wget', '-q', '-O', '-', asked]);
  const streams = JSON.parse(said).account_details.flatMap(({ stream_detail }) => stream_detail ?? []);
  const { cluster } = streams.find(({ name }) => name === 'EVENTS_booking');
  const leader = /^nats-(\d)$/.exec(cluster?.leader ?? '')?.[1];
  assert.ok(leader, 'nobody leads');
  return Number(leader);
}

export const withoutPower = (all) => without(all, 'kill', 'start');
export const cutOff = (all) => without(all, 'cut', 'heal');

/** Takes away a node whose Postgres follows, and gives it back. */
async function without({ swarm, crowd }, away, again) {
  const leader = await swarm.leader();
  const nodes = NODES.filter((node) => node !== leader);
  const node = away === 'cut' ? nodes[0] : nodes[1];
  swarm.manager = leader;
  await lab(away, node);
  const answered = await timed('everybody is answered', () => crowd.served());
  const meanwhile = crowd.tell();
  const moved = await timed('what ran there runs elsewhere', async () => {
    await swarm.nodeIsDown(node, SECONDS);
    await swarm.everythingRuns(SECONDS, [`nats-${node} `, `postgres-${node} `, 'balancer ']);
  });
  await crowd.served();
  await lab(again, node);
  const whole = await timed('all of it', async () => {
    await swarm.managersAgree(SECONDS); // else the next failure would be the second one at once
    await swarm.everythingRuns(SECONDS);
    await eventually(async () => assert.equal(await swarm.ask(leader, FOLLOWERS), '2'), SECONDS);
  });
  await crowd.served();
  return `node ${node}: ${answered} (${meanwhile}), then ${moved}; once it is there again: ${whole}`;
}

/** A follower's node is gone while more is written than the leader keeps for it: it is copied anew, by itself. */
export async function leftBehind({ swarm, crowd }) {
  const leader = await swarm.leader();
  const node = NODES.find((one) => one !== leader);
  swarm.manager = leader;
  await lab('kill', node);
  await crowd.served();
  await swarm.ask(leader, [...Array(SEGMENTS).fill(SEGMENT), 'checkpoint;'].join('\n'));
  await lab('start', node);
  const whole = await timed('all of it', async () => {
    await swarm.managersAgree(SECONDS);
    await eventually(async () => assert.equal(await swarm.ask(leader, FOLLOWERS), '2'), SECONDS);
    await swarm.everythingRuns(SECONDS);
  });
  await crowd.served();
  return `node ${node}, once it is there again: ${whole}`;
}

/** The leader's node is gone; whoever has received most leads, and the former leader follows when it is there again. */
export async function promote({ swarm, crowd }) {
  const dead = await swarm.leader();
  const living = NODES.filter((node) => node !== dead);
  swarm.manager = living[0];
  await lab('kill', dead);
  const heir = await mostComplete(swarm, living);
  const leads = await timed(`postgres-${heir} leads`, async () => {
    await eventually(() => swarm.deploy(`postgres-${heir}`), SECONDS); // the managers may choose a leader first
    await eventually(async () => assert.equal(await swarm.ask(heir, IN_RECOVERY), 'f'), SECONDS);
  });
  const answered = await timed('everybody is answered', () => crowd.served());
  const meanwhile = crowd.tell();
  await lab('start', dead);
  const follows = await timed(`postgres-${dead} follows`, () =>
    eventually(async () => {
      assert.equal(await swarm.ask(heir, FOLLOWERS), '2');
      assert.equal(await swarm.ask(dead, IN_RECOVERY), 't');
    }, SECONDS),
  );
  await swarm.managersAgree(SECONDS);
  await swarm.everythingRuns(SECONDS);
  await crowd.served();
  return `${leads}, then ${answered} (${meanwhile}); once the node is there again: ${follows}`;
}

/** What was answered, one of those who followed has. */
async function mostComplete(swarm, nodes) {
  const received = [];
  for (const node of nodes) received.push({ node, bytes: BigInt(await swarm.ask(node, RECEIVED)) });
  return received.reduce((most, one) => (one.bytes > most.bytes ? one : most)).node;
}
