// `npm run test:swarm`: the stack on three nodes, while people book: replaced, taken back, parts of it taken away and given
// back. `-- update node` are single steps on a stack that stands; deploy/swarm/README.md says what it needs.
import { chosenAmong } from '../../../local/bin/chosen.mjs';
import { Crowd } from './crowd.mjs';
import { doorOf, lab, NODES } from './lab.mjs';
import { bookedOnce } from './ledger.mjs';
import { cutOff, killBroker, leftBehind, promote, withoutPower } from './outages.mjs';
import { changePasswords } from './rotation.mjs';
import { byTls, start } from './start.mjs';
import { Swarm } from './swarm.mjs';
import { back, bad, update } from './versions.mjs';

const STEPS = {
  start: ['everything starts on three empty nodes', start],
  tls: ['browsers are let in by TLS and HTTP/2, and sent on to it', byTls],
  update: ['a service, the gateways and a front end are replaced', update],
  bad: ['a version that does not come up goes back by itself', bad],
  back: ['a version is taken back', back],
  passwords: ['the passwords of Postgres are changed', changePasswords],
  nats: ['the member of the broker that leads is killed', killBroker],
  node: ['a node loses its power, and is there again', withoutPower],
  cut: ['a node is cut off, and reachable again', cutOff],
  behind: ['a node is away for longer than the leading Postgres keeps its log', leftBehind],
  promote: ['the node of the leading Postgres loses its power, and a standby leads', promote],
  ledger: ['what was answered is everywhere, once', bookedOnce],
};

const swarm = new Swarm();
const crowd = new Crowd('http://safari.test', NODES.map(doorOf));
const say = (line) => process.stdout.write(`${line}\n`);
const chosen = chosenAmong(Object.keys(STEPS), 'step');

say('The product on a Swarm of three nodes');
try {
  for (const [name, [title, work]] of Object.entries(STEPS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    if (name !== 'start' && !crowd.running) await crowd.gather();
    await step(title, work);
  }
} catch {
  process.exitCode = 1;
} finally {
  await crowd.leave();
  if (chosen.length === 0) await lab('down');
}

async function step(title, work) {
  const began = Date.now();
  const took = () => `${((Date.now() - began) / 1_000).toFixed(0)} s`;
  crowd.tell();
  try {
    const told = await work({ swarm, crowd });
    say(`✓ ${title} (${took()})`);
    for (const line of [told, crowd.running && crowd.tell()]) if (line) say(`  ${line}`);
  } catch (error) {
    say(`✗ ${title} (${took()})\n${error.stack}\n${await swarm.lacking().catch(() => 'no manager answers')}`);
    throw error;
  }
}
