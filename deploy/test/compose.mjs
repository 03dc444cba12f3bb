import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A project of its own beside one that somebody may be using, on ports of its own. */
const PROJECT = 'safari-test';

/**
 * @param options `input` is what the command reads
 * @returns what the command says, or where it is run `aloud` shows that. @throws where the command fails
 */
export function run(command, args, { env = {}, aloud = false, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [
        input === undefined ? 'ignore' : 'pipe',
        aloud ? 'inherit' : 'pipe',
        aloud ? 'inherit' : 'pipe',
      ],
    });
    let out = '';
    let told = '';
    child.stdout?.on('data', (chunk) => (out += chunk));
    child.stderr?.on('data', (chunk) => (told += chunk));
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(out.trim());
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${told.slice(-4_000)}`));
    });
  });
}

export class Stack {
  /** @param port the gateway's; the two above it are the provider's and the mailbox's */
  constructor(port) {
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.mailbox = `http://localhost:${port + 2}`;
    this.env = {
      COMPOSE_PROJECT_NAME: PROJECT,
      PORT: String(port),
      OPENID_PORT: String(port + 1),
      MAILBOX_PORT: String(port + 2),
      COMPOSE_FILE: 'docker-compose.yml:deploy/test/several.yml',
    };
  }

  compose(...args) {
    return run('docker', ['compose', '--progress', 'quiet', ...args], { env: this.env });
  }

  /** Every container of the stack, also those that ended. */
  async containers() {
    const ids = (await this.compose('ps', '--all', '--quiet')).split('\n').filter(Boolean);
    return ids.length === 0 ? [] : JSON.parse(await run('docker', ['inspect', ...ids]));
  }

  /** In the order of their numbers, which they keep. */
  async containersOf(service) {
    const numberOf = ({ Config }) => Number(Config.Labels['com.docker.compose.container-number']);
    const mine = (await this.containers()).filter((one) => serviceOf(one) === service);
    return mine.sort((a, b) => numberOf(a) - numberOf(b));
  }

  async container(service) {
    return (await this.containersOf(service))[0];
  }

  /** What the product's database says to a question, one line a row. */
  sql(question) {
    const psql = ['psql', '--username=postgres', '--dbname=safari', '--tuples-only', '--no-align'];
    return this.compose('exec', '--no-TTY', 'postgres', ...psql, '--command', question);
  }

  /** Names of what the engine still has of this stack. */
  async leftovers() {
    const mine = ['--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`];
    const lists = await Promise.all([
      run('docker', ['ps', '--all', ...mine]),
      run('docker', ['volume', 'ls', ...mine]),
      run('docker', ['network', 'ls', ...mine]),
    ]);
    return lists.flatMap((list) => list.split('\n')).filter(Boolean);
  }

  /** Ends the process of one container of a service as a crash would, which `docker kill` does not: the engine takes that for a stop by hand. */
  crash(service, which = 0) {
    return this.signal(service, 'SIGKILL', which);
  }

  /** From a container that sees all processes of the engine's machine, wherever that is. */
  async signal(service, signal, which) {
    const { Image, State } = (await this.containersOf(service))[which];
    const options = ['--rm', '--pid=host', '--user=0', '--network=none', '--entrypoint=node'];
    await run('docker', ['run', ...options, Image, '-e', `process.kill(${State.Pid}, '${signal}')`]);
  }
}

export const serviceOf = ({ Config }) => Config.Labels['com.docker.compose.service'];
