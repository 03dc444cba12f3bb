import { closeSync, createWriteStream, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readableLine } from '../console/log-line.js';
import type { ChildOptions, Exit, Member, ProcessGroup } from './process-group.js';

export interface ProgramSpec extends Omit<ChildOptions, 'stdio'> {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Polled until it returns true. */
  readonly ready: () => Promise<boolean>;
  /** Its log is printed only when something is wrong. */
  readonly quiet?: boolean;
  /** Milliseconds until an unready program counts as failed. */
  readonly readyWithin?: number;
}

export interface ProgramContext {
  readonly processes: ProcessGroup;
  readonly logs: string;
  readonly say: (line: string) => void;
  /** Also prints the logs of all programs that are not quiet. */
  readonly printLogs?: boolean;
}

const READY_WITHIN_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** After running this long, a crash no longer counts as repeated. */
const STEADY_MS = 60_000;

/** A program that did not become ready; the message ends with the last lines of its log. */
export class ProgramFailed extends Error {
  constructor(
    message: string,
    readonly log: string,
  ) {
    super(message);
  }
}

/** A long-running program: starts it, waits until it is ready, restarts it after a crash, stops it. */
export class Program {
  readonly log: string;
  private member: Member | undefined;
  private stopping = false;
  private wake: (() => void) | undefined;

  constructor(
    private readonly context: ProgramContext,
    private readonly spec: ProgramSpec,
  ) {
    mkdirSync(context.logs, { recursive: true });
    this.log = join(context.logs, `${spec.name}.log`);
    rmSync(this.log, { force: true });
  }

  /** Resolves when the program is ready. @throws ProgramFailed */
  async start(): Promise<void> {
    const member = await this.launch();
    const within = this.spec.readyWithin ?? READY_WITHIN_MS;
    const outcome = await Promise.race([member.exited, this.becomesReady(within)]);
    if (outcome !== 'ready') {
      const gone = outcome !== 'late';
      const why = gone ? `ended at once (${describe(outcome)})` : `was not ready within ${within / 1000} s`;
      await this.stop();
      throw new ProgramFailed(
        `${this.spec.name} ${why}. The end of ${this.log}:\n${this.lastLines()}`,
        this.log,
      );
    }
    this.watch(member).catch((error: unknown) => this.context.say(`! ${this.spec.name}: ${String(error)}`));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake?.();
    await this.member?.stop();
  }

  private async launch(): Promise<Member> {
    const { command, args, cwd, env, account, stopSignal } = this.spec;
    const file = openSync(this.log, 'a');
    try {
      const output = this.printsLogs() ? 'pipe' : file;
      this.member = await this.context.processes.spawn(command, args, {
        cwd,
        env,
        account,
        stopSignal,
        stdio: ['ignore', output, output],
      });
    } finally {
      closeSync(file);
    }
    if (this.printsLogs()) this.copyLogToConsole(this.member);
    return this.member;
  }

  private async watch(first: Member): Promise<void> {
    let member = first;
    let delay = FIRST_DELAY_MS;
    for (;;) {
      const began = Date.now();
      const exit = await member.exited;
      if (this.isWantedNoMore()) return;
      if (Date.now() - began > STEADY_MS) delay = FIRST_DELAY_MS;
      this.context.say(
        `! ${this.spec.name} stopped (${describe(exit)}); starting it again in ${delay / 1000} s. Log: ${this.log}`,
      );
      await this.sleep(delay);
      if (this.isWantedNoMore()) return;
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
      await member.stop(0);
      member = await this.launch();
    }
  }

  private printsLogs(): boolean {
    return this.context.printLogs === true && !this.spec.quiet;
  }

  private isWantedNoMore(): boolean {
    return this.stopping || this.context.processes.closed;
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async becomesReady(within: number): Promise<'ready' | 'late'> {
    const end = Date.now() + within;
    while (Date.now() < end && !this.stopping) {
      if (await this.spec.ready().catch(() => false)) return 'ready';
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return 'late';
  }

  private copyLogToConsole(member: Member): void {
    const file = createWriteStream(this.log, { flags: 'a' });
    for (const stream of [member.child.stdout, member.child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`);
        this.context.say(`[${this.spec.name}] ${readableLine(line)}`);
      });
    }
    void member.exited.then(() => file.end());
  }

  private lastLines(): string {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  }
}

function describe(exit: Exit): string {
  return exit.signal ? `signal ${exit.signal}` : `exit code ${exit.code}`;
}
