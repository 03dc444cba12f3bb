import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { signalGroup } from './signal-group.js';

export interface ChildOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The account that runs the child, if not ours. */
  readonly account?: { readonly uid: number; readonly gid: number };
  readonly stdio?: SpawnOptions['stdio'];
  /** The signal for a graceful stop. */
  readonly stopSignal?: NodeJS.Signals;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Member {
  readonly pid: number;
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  /** Sends the stop signal, waits up to `timeoutMs`, then kills; resolves when the whole process group is gone. */
  stop(timeoutMs?: number): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * The child processes of this one. Each leads its own process group, so that Ctrl-C in the terminal reaches only the
 * launcher, which decides the order of stopping; a guard process stops them all if the launcher is killed.
 */
export class ProcessGroup {
  private readonly members = new Set<Member>();
  private guard: ChildProcess | undefined;
  /** True once it is stopping. */
  closed = false;

  /** Rejects if the command cannot be started, and after `stop`. */
  spawn(command: string, args: readonly string[], options: ChildOptions = {}): Promise<Member> {
    if (this.closed) return Promise.reject(new Error(`${command} is not started while everything stops`));
    const { stopSignal = 'SIGTERM', account, ...rest } = options;
    const child = spawn(command, args, { stdio: 'ignore', ...rest, ...account, detached: true });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => resolve(this.adopt(child, stopSignal)));
    });
  }

  /** Stops all remaining children at once; no more can be started. */
  async stop(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.members].map((member) => member.stop()));
    this.guard?.stdin?.end();
  }

  /** Kills all children, after an impatient second Ctrl-C. */
  kill(): void {
    this.closed = true;
    for (const { pid } of this.members) signalGroup(pid, 'SIGKILL');
  }

  private adopt(child: ChildProcess, stopSignal: NodeJS.Signals): Member {
    const pid = child.pid;
    if (pid === undefined) throw new Error('the process has no id');
    this.tellGuard(`+ ${pid} ${stopSignal}`);
    const exited = new Promise<Exit>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    const member: Member = {
      pid,
      child,
      exited,
      stop: async (timeoutMs = TIMEOUT_MS) => {
        signalGroup(pid, stopSignal);
        if (!(await endsWithin(pid, timeoutMs))) {
          signalGroup(pid, 'SIGKILL');
          await endsWithin(pid, timeoutMs);
        }
        await exited;
        this.members.delete(member);
        this.tellGuard(`- ${pid}`);
      },
    };
    this.members.add(member);
    void exited.then(() => {
      if (signalGroup(pid, 0)) return;
      this.members.delete(member);
      this.tellGuard(`- ${pid}`);
    });
    return member;
  }

  private tellGuard(line: string): void {
    this.guard ??= startGuard();
    this.guard.stdin?.write(`${line}\n`);
  }
}

async function endsWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (signalGroup(pid, 0)) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

function startGuard(): ChildProcess {
  const script = fileURLToPath(new URL('../../dist/processes/guard.js', import.meta.url));
  const guard = spawn(process.execPath, [script], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin?.on('error', () => undefined);
  (guard.stdin as unknown as { unref?: () => void }).unref?.();
  return guard;
}
