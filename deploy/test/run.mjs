// `npm run test:compose`: the whole product in containers, from build to the last volume; `-- several` only with several
// of each, `-- machine` only one installation in production, on images that are built.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenAmong } from '../../local/bin/chosen.mjs';
import { root, run, Stack, serviceOf } from './compose.mjs';
import { backup, door, mistaken, moved, OneMachine, secrets, signIns, start } from './machine.mjs';
import { inThirtyDays, STAFF_PASSWORD, TRAVELLER } from './people.mjs';
import {
  bookUnderKills,
  guessEverywhere,
  replaceAiling,
  replaceWhileAsked,
  startSeveral,
} from './several.mjs';
import { eventually, Visitor } from './visitor.mjs';

/** Ends by itself, at every start. */
const ONE_SHOTS = ['keys', 'prepare'];
/** From other people's images. */
const NOT_OURS = ['postgres', 'nats', 'balancer'];

/** Ten on a quiet machine with two cores; a minute is the promise, and a busy machine may take two. */
const START_SECONDS = '120';

const stack = new Stack(Number(process.env.PORT ?? 18_080));
const say = (line) => process.stdout.write(`${line}\n`);
const parts = chosenAmong(['several', 'machine'], 'part');
const isAsked = (part) => parts.length === 0 || parts.includes(part);
let failed = 0;

say('The product in containers');
try {
  if (parts.length === 0) await oneOfEach();
  if (isAsked('several')) await severalOfEach();
  if (isAsked('machine')) await inProduction();
} catch (error) {
  if (failed === 0) say(error.stack); // between two steps, so that nobody has told of it
  failed += 1;
  say(await stack.compose('logs', '--no-color', '--tail=40').catch((error) => error.message));
} finally {
  await step('`down -v` leaves nothing behind', async () => {
    await stack.compose('down', '--volumes', '--remove-orphans');
    assert.deepEqual(await stack.leftovers(), []);
  }).catch(() => undefined);
}
process.exitCode = failed === 0 ? 0 : 1;

async function oneOfEach() {
  await step('every image is built, one at a time', async () => {
    for (const service of (await stack.compose('config', '--services')).split('\n').sort()) {
      await stack.compose('build', service);
    }
  });
  await step('everything becomes healthy', async () => {
    await stack.compose('down', '--volumes', '--remove-orphans');
    await stack.compose('up', '--detach', '--wait', '--wait-timeout', START_SECONDS);
  });
  await step('nothing runs as root with rights, writes its image or listens beyond this machine', locked);
  await step('the booking story, in a browser', story);
  await step('a service that crashes comes back, and nothing is lost', crash);
  await step('a service is replaced alone while the others serve', replace);
  await step('a front end that is built on the release before answers for its files, too', onFormer);
  await step('everything ends by itself when asked, within ten seconds', endsByItself);
}

async function severalOfEach() {
  await step('several of each start at once', () => startSeveral(stack));
  await step('people book while some of each are killed, and everything is everywhere once', async () => {
    say(`  ${await bookUnderKills(stack)}`);
  });
  await step('each is replaced by its next version while somebody asks, and nobody is refused', async () => {
    for (const service of ['svc-booking', 'gateway', 'shell']) {
      say(`  ${service}: ${await replaceWhileAsked(stack, service)} answers`);
    }
  });
  await step('what was stopped by hand or answers nobody is replaced, too', () =>
    replaceAiling(stack, 'svc-booking'),
  );
  await step('who guesses the staff password is stopped by all of them together', () =>
    guessEverywhere(stack),
  );
  await step('several of each end by themselves when asked', endsByItself);
}

async function inProduction() {
  await stack.compose('down', '--volumes', '--remove-orphans');
  const machine = new OneMachine(stack.port);
  try {
    await machine.prepare();
    await step('an installation in production starts by the settings of the example', () => start(machine));
    await step('it is reached by TLS alone, and nothing else is', () => door(machine));
    await step('nobody signs in as on a development machine; the first owner is invited', () =>
      signIns(machine),
    );
    await step('figures are for whoever has the token, which is made anew', () => secrets(machine));
    await step('a backup is taken and restored for a try', () => backup(machine));
    await step('its secrets are taken along to another machine', () => moved(machine));
    await step('it is not taken for a development machine', () => mistaken(machine));
  } catch (error) {
    say(await machine.stack.compose('logs', '--no-color', '--tail=40').catch(({ message }) => message));
    throw error;
  } finally {
    await machine.remove();
  }
}

async function step(title, work) {
  const began = Date.now();
  const took = () => `${((Date.now() - began) / 1_000).toFixed(1)} s`;
  try {
    await work();
    say(`✓ ${title} (${took()})`);
  } catch (error) {
    failed += 1;
    say(`✗ ${title} (${took()})\n${error.stack}`);
    throw error;
  }
}

async function endsByItself() {
  const began = Date.now();
  await stack.compose('stop');
  assert.ok(Date.now() - began < 20_000, 'all of it, one after the other in order');
  const bad = (await stack.containers())
    .filter((one) => !NOT_OURS.includes(serviceOf(one)) && one.State.ExitCode !== 0)
    .map((one) => `${serviceOf(one)} ended with ${one.State.ExitCode}`);
  assert.deepEqual(bad, []);
}

async function locked() {
  const running = (await stack.containers()).filter((one) => !ONE_SHOTS.includes(serviceOf(one)));
  for (const one of running) {
    const { ReadonlyRootfs, CapDrop, Privileged, PortBindings } = one.HostConfig;
    assert.ok(ReadonlyRootfs && CapDrop?.includes('ALL') && !Privileged, `${serviceOf(one)} is locked`);
    if (!NOT_OURS.includes(serviceOf(one))) {
      assert.ok(!['', '0', 'root'].includes(one.Config.User), `${serviceOf(one)} is not root`);
    }
    for (const { HostIp } of Object.values(PortBindings ?? {}).flat()) assert.equal(HostIp, '127.0.0.1');
  }
  const open = running.filter((one) => Object.keys(one.HostConfig.PortBindings ?? {}).length > 0);
  assert.deepEqual(open.map(serviceOf).sort(), ['balancer', 'mailbox', 'openid']);
}

async function story() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  if (!existsSync(cli)) await run('npm', ['ci', '--no-audit', '--no-fund']);
  await run(process.execPath, [
    join(root, 'node_modules/typescript-native/bin/tsc'),
    '-b',
    'packages/contracts',
    'local',
  ]);
  const { findChromium } = await import('../../local/dist/checks/chromium.js');
  await run(process.execPath, [cli, 'test', '--config=e2e/playwright.config.ts', 'main-story'], {
    aloud: true,
    env: {
      E2E_ORIGIN: stack.origin,
      E2E_MAILBOX: stack.mailbox,
      E2E_STAFF_PASSWORD: STAFF_PASSWORD,
      E2E_CHROMIUM: findChromium(say),
    },
  });
}

async function crash() {
  const staff = new Visitor(stack.origin);
  const customer = new Visitor(stack.origin);
  await staff.call('POST', '/api/auth/admin-login', { password: STAFF_PASSWORD });
  await customer.call('POST', '/api/auth/simple-login', TRAVELLER);
  const before = await staff.call('GET', '/api/bookings');
  const booking = await place(customer);
  await stack.crash('svc-booking');
  await eventually(() => customer.call('GET', `/api/bookings/${booking.id}`), 60);
  assert.equal((await stack.container('svc-booking')).RestartCount, 1);
  const after = await staff.call('GET', '/api/bookings');
  assert.deepEqual(
    after.map(({ id }) => id),
    [booking, ...before].map(({ id }) => id),
  );
  const [operator] = await staff.call('GET', '/api/operators');
  const asked = await eventually(
    () => staff.call('POST', `/api/bookings/${booking.id}/coordinate`, { operatorIds: [operator.id] }),
    30,
  );
  assert.equal(asked.availabilityRequests.length, 1, 'svc-operators heard of the booking');
}

/** The release before had a file that this one has not. */
async function onFormer() {
  const former = 'safari-test/former';
  const file = 'assets/former.js';
  const [before, list] = await filesOf(file, 'assets.json');
  assert.equal(before, '');
  const lines = [
    `FROM ${(await stack.container('mfe-gallery')).Config.Image}`,
    'USER 0',
    `RUN echo former > /srv/${file} && echo '["${file}"]' > /srv/assets.json`,
  ];
  await run('docker', ['build', '--quiet', '--tag', former, '-'], { input: lines.join('\n') });
  try {
    await stack.compose('build', '--build-arg', `FORMER=${former}`, 'mfe-gallery');
    await stack.compose('up', '--detach', '--no-deps', '--wait', 'mfe-gallery');
    assert.deepEqual(await filesOf(file, 'assets.json'), ['former', list]);
    for (const own of JSON.parse(list)) assert.notEqual((await filesOf(own))[0], '', own);
  } finally {
    await run('docker', ['image', 'rm', former]);
  }
}

/** What the gallery's server says of some files; nothing of one that it does not have. */
function filesOf(...names) {
  const asked = (name) => ['curl', '-fsS', `http://127.0.0.1:8080/${name}`];
  return Promise.all(
    names.map((name) => stack.compose('exec', '--no-TTY', 'mfe-gallery', ...asked(name)).catch(() => '')),
  );
}

async function place(customer) {
  const [item] = await customer.call('GET', '/api/packages');
  return customer.call('POST', '/api/bookings', inThirtyDays(item));
}

async function replace() {
  const before = await stack.container('svc-booking');
  let replaced = false;
  const others = (async () => {
    const visitor = new Visitor(stack.origin);
    let calls = 0;
    while (!replaced) {
      await visitor.call('GET', '/api/packages');
      await visitor.call('GET', '/remotes.json');
      calls += 1;
    }
    return calls;
  })();
  const done = stack
    .compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', 'svc-booking')
    .finally(() => (replaced = true));
  const [calls] = await Promise.all([others, done]);
  const after = await stack.container('svc-booking');
  assert.ok(calls > 0 && before.Id !== after.Id);
  const staff = new Visitor(stack.origin);
  await staff.call('POST', '/api/auth/admin-login', { password: STAFF_PASSWORD });
  await eventually(() => staff.call('GET', '/api/bookings'), 10);
}
