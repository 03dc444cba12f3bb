import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Language, RemoteEntry } from '@safari/contracts';
import { Turns } from '../pages/turns.js';

/**
 * A drawing that takes longer counts as hung, and the process is restarted. Much longer than a visitor waits: on a busy
 * machine a process starts slowly, and killing one that is merely slow discards all that it has loaded, so that the
 * next one is just as slow.
 */
const HANG_MS = 15_000;
/** Back-off after the process had to be killed. */
const BACKOFF_MS = 5_000;
const MEMORY_MB = 256;

/** The server halves that draw, all of one time. */
export interface Screens {
  /** Changes with every build. */
  version: string;
  shell: string;
  remotes: readonly { name: string; code: string }[];
}

export interface DrawOrder {
  /** Path and query. */
  address: string;
  language: Language;
  hasSession: boolean;
  entries: readonly RemoteEntry[];
}

/** What the shell's screens made of an order. */
export interface Drawing {
  html: string;
  page: { parts: readonly { remote: string; part: string }[] };
  isIncomplete: boolean;
}

type Reader = (path: string) => Promise<unknown>;
type RendererMessage =
  | { kind: 'ready' }
  | { kind: 'read'; id: number; key: string; path: string }
  | { kind: 'drawn'; id: number; drawn: Drawing }
  | { kind: 'fault'; id: number; fault: string };

/**
 * Draws pages in a process of its own, one at a time, each with a time limit: whatever the screens do there, at worst
 * the browser draws the page.
 */
@Injectable()
export class Renderer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Renderer');
  private readonly turns = new Turns({
    start: () => RunningRenderer.start(),
    backoffMs: BACKOFF_MS,
    onEnded: (_, error) => this.log.error({ msg: 'the renderer ended', err: error }),
  });

  onApplicationBootstrap(): void {
    this.turns.prepare();
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.turns.current())?.end();
  }

  /** @throws Error when there is no drawing in time */
  draw(screens: Screens, order: DrawOrder, read: Reader): Promise<Drawing> {
    return this.turns.take('the renderer', (running) => running.draw(screens, order, read));
  }
}

/** One process with the screens that it has been given. */
class RunningRenderer {
  hasEnded = false;
  private version: string | undefined;
  private orders = 0;

  private constructor(private readonly process: ChildProcess) {
    process.once('exit', () => (this.hasEnded = true));
    process.on('error', () => (this.hasEnded = true)); // whoever waits hears of it
  }

  static async start(): Promise<RunningRenderer> {
    const file = fileURLToPath(new URL('./renderer.process.mjs', import.meta.url));
    const running = new RunningRenderer(
      fork(file, {
        env: {}, // no secrets
        execArgv: [`--max-old-space-size=${MEMORY_MB}`],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    await running.until((message) => (message.kind === 'ready' ? message : undefined), HANG_MS);
    return running;
  }

  end(): void {
    this.hasEnded = true;
    this.process.kill('SIGKILL');
  }

  async draw(screens: Screens, order: DrawOrder, read: Reader): Promise<Drawing> {
    if (this.version !== screens.version) this.send({ kind: 'front ends', ...screens });
    this.version = screens.version;
    this.orders += 1;
    const id = this.orders;
    this.send({ kind: 'draw', id, ...order });
    const last = await this.until((message) => {
      if (message.kind === 'ready' || message.id !== id) return undefined;
      if (message.kind !== 'read') return message;
      void this.answer(message.key, read(message.path));
      return undefined;
    }, HANG_MS);
    if (last.kind === 'drawn') return last.drawn;
    throw new Error(last.kind === 'fault' ? last.fault : 'it said something else');
  }

  private async answer(key: string, content: Promise<unknown>): Promise<void> {
    try {
      this.send({ kind: 'answer', key, content: await content });
    } catch (error) {
      this.send({ kind: 'answer', key, fault: String(error) });
    }
  }

  private send(message: object): void {
    if (this.process.connected) this.process.send(message, () => undefined); // callers that wait hear of its end
  }

  /** The first message that `find` accepts; ends the process when none comes in time. */
  private until(
    find: (message: RendererMessage) => RendererMessage | undefined,
    timeoutMs: number,
  ): Promise<RendererMessage> {
    const { process } = this;
    return new Promise((resolve, reject) => {
      if (this.hasEnded) return reject(new Error('it has ended'));
      const late = setTimeout(() => {
        this.end();
        settle(() => reject(new Error(`nothing in ${timeoutMs} ms`)));
      }, timeoutMs);
      const failed = () => settle(() => reject(new Error('it ended')));
      const heard = (message: unknown) => {
        const found = find(message as RendererMessage);
        if (found) settle(() => resolve(found));
      };
      const settle = (act: () => void) => {
        clearTimeout(late);
        process.off('message', heard).off('error', failed).off('exit', failed);
        act();
      };
      process.on('message', heard).once('error', failed).once('exit', failed);
    });
  }
}
