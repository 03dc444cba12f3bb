import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exit, Member, ProcessGroup } from '../../local/src/processes/process-group.js';
import type { ProgramSpec } from '../../local/src/processes/program.js';

export interface PartContext {
  readonly processes: ProcessGroup;
  readonly logs: string;
}

const AGAIN_MS = 200;
const READY_WITHIN_MS = 90_000;

/** One process of the product, which can be killed at any moment; it is then restarted like by a supervisor. */
export class Part {
  /** How often it exited without being killed. */
  surprises = 0;
  private member: Member | undefined;
  private killed = false;

  constructor(
    private readonly context: PartContext,
    private readonly spec: ProgramSpec,
  ) {
    mkdirSync(context.logs, { recursive: true });
  }

  get name(): string {
    return this.spec.name;
  }

  /** Resolves when it is ready; if it exits before, it is started again. */
  async start(): Promise<void> {
    const end = Date.now() + READY_WITHIN_MS;
    while (Date.now() < end) {
      const member = await this.launch();
      if (await this.becomesReady(member, end)) {
        this.watch(member);
        return;
      }
      await sleep(AGAIN_MS);
    }
    throw new Error(
      `${this.name} was not ready within ${READY_WITHIN_MS} ms; its log is in ${this.context.logs}`,
    );
  }

  /** `kill -9` of the process only, not of its children. */
  async kill(): Promise<void> {
    if (!this.member) return;
    this.killed = true;
    const { child, exited } = this.member;
    child.kill('SIGKILL');
    await exited;
    this.member = undefined;
  }

  /** Asks it to stop gracefully. @returns how it ended */
  async retire(): Promise<Exit | undefined> {
    const { member } = this;
    this.killed = true;
    this.member = undefined;
    member?.child.kill('SIGTERM');
    return member?.exited;
  }

  private async launch(): Promise<Member> {
    const { command, args, cwd, env, account, stopSignal } = this.spec;
    const log = openSync(join(this.context.logs, `${this.name}.log`), 'a');
    try {
      const stdio = ['ignore', log, log] as ['ignore', number, number];
      this.member = await this.context.processes.spawn(command, args, {
        cwd,
        env,
        account,
        stopSignal,
        stdio,
      });
    } finally {
      closeSync(log);
    }
    this.killed = false;
    return this.member;
  }

  private async becomesReady({ exited }: Member, end: number): Promise<boolean> {
    let gone = false;
    void exited.then(() => {
      gone = true;
    });
    while (!gone && Date.now() < end) {
      if (await this.spec.ready().catch(() => false)) return !gone;
      await sleep(50);
    }
    return false;
  }

  private watch(member: Member): void {
    void member.exited.then(() => {
      if (this.killed || this.context.processes.closed) return;
      this.surprises += 1;
      void this.start().catch(() => undefined);
    });
  }
}
