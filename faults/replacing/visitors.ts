import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One thing that somebody reads again and again, and what has to stand in it. */
export interface Read {
  path: string;
  cookie?: string;
  says: string;
}

const PAUSE_MS = 20;
const TIMEOUT_MS = 15_000;

/** Visitors who read without end, each on a connection of its own as a balancer asks, and forgive nothing. */
export class Visitors {
  reads = 0;
  readonly failed: string[] = [];
  private going = true;
  private readonly running: Promise<void>[];

  /** @param reads asked anew each time, since what there is to read changes */
  constructor(
    private readonly origin: string,
    private readonly readers: readonly (() => Read)[],
  ) {
    this.running = this.readers.map((reader) => this.readOn(reader));
  }

  async end(): Promise<void> {
    this.going = false;
    await Promise.all(this.running);
  }

  private async readOn(reader: () => Read): Promise<void> {
    while (this.going) {
      const read = reader();
      const fault = await this.faultOf(read).catch((error: unknown) => String(error));
      this.reads += 1;
      if (fault !== undefined) this.failed.push(`${read.path}: ${fault}`);
      await sleep(PAUSE_MS);
    }
  }

  private async faultOf({ path, cookie = '', says }: Read): Promise<string | undefined> {
    const { status, text } = await get(new URL(path, this.origin), cookie);
    if (status !== 200) return `${status} ${text.slice(0, 200)}`;
    return text.includes(says) ? undefined : `it does not say ${says}: ${text.slice(0, 200)}`;
  }
}

function get(url: URL, cookie: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { agent: false, timeout: TIMEOUT_MS, headers: { cookie, accept: '*/*' } },
      (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          .on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error('nothing was answered'))).on('error', reject);
    call.end();
  });
}
