import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Something that is read again and again, and what it must contain. */
export interface Read {
  path: string;
  cookie?: string;
  says: string;
}

const PAUSE_MS = 20;
const TIMEOUT_MS = 15_000;

/**
 * Visitors who read without a pause, each on a connection of its own, as through a load balancer; any failure counts.
 */
export class Visitors {
  reads = 0;
  readonly failed: string[] = [];
  private going = true;
  private readonly running: Promise<void>[];

  /** @param reads called each time, since it changes */
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
