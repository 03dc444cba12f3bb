// One installation in production on one machine, by the settings of `deploy/machine/env.example` and the page's commands.
import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from './certificate.mjs';
import { root, run, Stack, serviceOf } from './compose.mjs';
import { eventually } from './visitor.mjs';

const START_SECONDS = '240';
/** In place of what the example leaves to be filled in. */
const FILLED_IN = {
  VERSION: 'local',
  BRAND_NAME: 'Test Safaris',
  BRAND_EMAIL: 'info@safari.test',
  BRAND_PHONE: '+255 700 111 111',
  BRAND_REGISTRATION: 'TALA 00-0000',
  BRAND_ADDRESS: 'P.O. Box 1, Moshi',
  TRUST_ACCOUNT: 'Test Bank, 1',
  SMTP_URL: 'smtps://127.0.0.1:465',
  MAIL_FROM: 'info@safari.test',
  OIDC_CLIENT_ID: 'nobody',
  OIDC_CLIENT_SECRET: 'nothing',
};
const AUTH = ['exec', '--no-TTY', 'svc-auth', 'node', '--env-file=/run/own/settings.env'];

/** What an operator makes before the first start: settings, and a certificate. Names of both in a folder to be removed. */
export class OneMachine {
  /** @param port that of TLS; the next one is that of plain HTTP, the one after it the balancer's own */
  constructor(port) {
    this.port = port;
    this.origin = `https://localhost:${port}`;
    this.stack = new Stack(port + 2);
  }

  async prepare() {
    this.folder = await mkdtemp(join(tmpdir(), 'safari-machine-'));
    await chmod(this.folder, 0o755);
    const { key } = await makeCertificate(this.folder, 'localhost');
    await chmod(key, 0o644); // the engine may call the balancer's user by another number
    const example = await readFile(join(root, 'deploy/machine/env.example'), 'utf8');
    const own = { ...FILLED_IN, PUBLIC_ORIGIN: this.origin, CERTIFICATES: this.folder, BACKUPS: 'backups' };
    const settings = example.replace(/^(\w+)=.*$/gm, (line, setting) =>
      setting in own ? `${setting}='${own[setting]}'` : line,
    );
    assert.doesNotMatch(settings, /^\w+=.*<.+>/m, 'all is filled in');
    const file = join(this.folder, '.env');
    await writeFile(file, settings);
    const { COMPOSE_FILE: _, ...env } = this.stack.env;
    const ports = { HTTPS_PORT: String(this.port), HTTP_PORT: String(this.port + 1) };
    this.stack.env = { ...env, ...ports, COMPOSE_ENV_FILES: file };
  }

  async remove() {
    await this.stack.compose('--profile', 'backup', 'down', '--volumes', '--remove-orphans');
    await rm(this.folder, { recursive: true });
  }

  /** @returns the protocol and the status of an answer at the door */
  async ask(path, ...options) {
    const told = [
      '--silent',
      '--show-error',
      '--max-time',
      '20',
      '--cacert',
      join(this.folder, 'entrance.crt'),
    ];
    const asked = [
      ...told,
      '--output',
      '/dev/null',
      '--write-out',
      '%{http_version} %{http_code}',
      ...options,
    ];
    return run('curl', [...asked, `${this.origin}${path}`]);
  }
}

export async function start({ stack }) {
  await stack.compose('up', '--detach', '--wait', '--wait-timeout', START_SECONDS);
  const running = (await stack.containers()).filter(({ State }) => State.Running).map(serviceOf);
  assert.ok(running.includes('svc-booking') && !running.includes('openid') && !running.includes('mailbox'));
}

export async function door(machine) {
  await eventually(async () => assert.equal(await machine.ask('/art'), '2 200'), 30);
  const plain = `http://localhost:${machine.port + 1}`;
  const told = ['--silent', '--max-time', '20', '--output', '/dev/null', '--write-out'];
  assert.equal(
    await run('curl', [...told, '%{http_code} %{redirect_url}', `${plain}/art`]),
    '301 https://localhost/art',
  );
  assert.equal(await run('curl', [...told, '%{http_code}', `${plain}/api/packages`]), '403');
  const { stack } = machine;
  const open = (await stack.containers()).flatMap(({ HostConfig }) =>
    Object.values(HostConfig.PortBindings ?? {}).flat(),
  );
  const toAll = open.filter(({ HostIp }) => HostIp !== '127.0.0.1').map(({ HostPort }) => HostPort);
  assert.deepEqual(toAll.sort(), [String(machine.port), String(machine.port + 1)]);
}

/** The sign-ins of a development machine lead nowhere, and the first owner is invited by a command. */
export async function signIns(machine) {
  const post = (body) => ['--header', `origin: ${machine.origin}`, '--json', JSON.stringify(body)];
  const traveller = { username: 'traveller', password: 'karibu' };
  assert.match(await machine.ask('/api/auth/simple-login', ...post(traveller)), /^2 40[134]$/);
  assert.match(
    await machine.ask('/api/auth/admin-login', ...post({ password: 'twiga-at-dawn' })),
    /^2 40[134]$/,
  );
  const said = await machine.stack.compose(
    ...AUTH,
    'dist/invite-owner.js',
    'First Owner',
    'first@safari.test',
  );
  assert.match(said, new RegExp(`^${machine.origin}/`, 'm'));
}

/** Only who shows the token reads figures, and it is made anew like any other secret. */
export async function secrets({ stack }) {
  const figures = (token) => {
    const shown = ['--header', `authorization: Bearer ${token}`, 'http://svc-auth:8080/metrics'];
    const told = ['curl', '--silent', '--output', '/dev/null', '--write-out', '%{http_code}'];
    return stack.compose('exec', '--no-TTY', 'shell', ...told, ...shown);
  };
  const token = () => stack.compose(...AUTH, '--print', 'process.env.METRICS_TOKEN');
  const former = await token();
  assert.deepEqual([await figures('x'.repeat(40)), await figures(former)], ['401', '200']);
  await stack.compose('run', '--rm', 'keys', 'dist/containers/make-keys.js', 'metricsToken');
  await stack.compose('up', '--detach', '--wait', '--wait-timeout', START_SECONDS);
  await stack.compose('restart', 'svc-auth');
  await eventually(async () => assert.equal(await figures(await token()), '200'), 60);
  assert.equal(await figures(former), '401');
}

export async function backup({ stack }) {
  assert.match(await stack.compose('run', '--rm', 'backup'), /backed up/);
  await stack.compose('run', '--rm', 'backup', 'verify');
}

/** Copied from one machine and put back on the next one, before anything has started there. */
export async function moved({ stack }) {
  const kept = () => stack.compose('run', '--rm', '--entrypoint', 'cat', 'keys', '/settings/keys.json');
  const copy = await kept();
  await stack.compose('down', '--volumes');
  const putBack = ['--entrypoint', 'sh', 'keys', '-c', 'umask 077; cat > /settings/keys.json'];
  await run('docker', ['compose', 'run', '--rm', '--no-TTY', '--no-deps', ...putBack], {
    env: stack.env,
    input: copy,
  });
  await stack.compose('run', '--rm', 'keys');
  assert.equal(await kept(), copy);
}

/** Without its settings it would be a development machine on people's data. */
export async function mistaken({ stack }) {
  const refused = run('docker', ['compose', '--progress', 'quiet', 'run', '--rm', 'keys'], {
    env: { ...stack.env, ENVIRONMENT: 'development' },
  });
  await assert.rejects(refused, /of an installation in production/);
}
