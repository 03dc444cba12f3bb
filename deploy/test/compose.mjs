import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A project of its own beside one that somebody may be using, on ports of its own. */
const PROJECT = 'safari-test';

/** @returns what the command says, or where it is run `aloud` shows that. @throws where the command fails */
export function run(command, args, { env = {}, aloud = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', aloud ? 'inherit' : 'pipe', aloud ? 'inherit' : 'pipe'],
    });
    let out = '';
    let told = '';
    child.stdout?.on('data', (chunk) => (out += chunk));
    child.stderr?.on('data', (chunk) => (told += chunk));
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
    this.origin = `http://localhost:${port}`;
    this.mailbox = `http://localhost:${port + 2}`;
    this.env = {
      COMPOSE_PROJECT_NAME: PROJECT,
      PORT: String(port),
      OPENID_PORT: String(port + 1),
      MAILBOX_PORT: String(port + 2),
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

  async container(service) {
    return (await this.containers()).find((one) => serviceOf(one) === service);
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

  /**
   * Ends a service's process as a crash would, which `docker kill` does not: the engine takes that for a stop by hand.
   * From a container that sees all processes of the engine's machine, wherever that is.
   */
  async crash(service) {
    const { Image, State } = await this.container(service);
    const options = ['--rm', '--pid=host', '--user=0', '--network=none', '--entrypoint=node'];
    await run('docker', ['run', ...options, Image, '-e', `process.kill(${State.Pid}, 'SIGKILL')`]);
  }
}

export const serviceOf = ({ Config }) => Config.Labels['com.docker.compose.service'];
