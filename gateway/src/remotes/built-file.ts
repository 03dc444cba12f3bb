import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTime } from '@safari/service-kit/process';
import type { Source } from './front-ends.js';

/** After what time a file on another server is asked for again. */
const FRESH_MS = 2_000;
/** How long a reader waits for a newer text than the known one. */
const REFRESH_TIMEOUT_MS = 300;

/** The text at an address; undefined where it is not there. @throws Error where nothing answers in time */
type Reader = (address: string, timeoutMs: number) => Promise<string | undefined>;

const fetched: Reader = async (address, timeoutMs) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  return answer.ok ? answer.text() : undefined;
};

/** One text file of a front end, as it was last built or deployed. */
export class BuiltFile {
  private known: { text: string; version: number } | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<string | undefined> | undefined;

  /**
   * @param timeoutMs how long a server that has the file may take
   * @param readFrom how that is asked
   */
  constructor(
    private readonly source: Source,
    private readonly name: string,
    private readonly timeoutMs: number,
    private readonly readFrom: Reader = fetched,
  ) {}

  /** What was last read while the file is away or slow; undefined when it never was there. */
  async text(): Promise<string | undefined> {
    if ('folder' in this.source) return this.read(join(this.source.folder, this.name));
    const asking = this.refresh(this.source.address);
    if (asking && this.known) await inTime(REFRESH_TIMEOUT_MS, asking, undefined);
    return this.known ? this.known.text : asking;
  }

  /** The same without waiting for a server that has been asked before: its answer counts from the next time on. */
  async textAtOnce(): Promise<string | undefined> {
    if ('folder' in this.source) return this.text();
    const isFirst = this.askedAt === Number.NEGATIVE_INFINITY;
    const asking = this.refresh(this.source.address);
    return isFirst ? asking : this.known?.text;
  }

  private refresh(address: string): Promise<string | undefined> | undefined {
    if (Date.now() - this.askedAt < FRESH_MS) return this.asking;
    this.askedAt = Date.now();
    const asking = this.fetch(`${address}/${this.name}`).finally(() => {
      if (this.asking === asking) this.asking = undefined;
    });
    this.asking = asking;
    return asking;
  }

  private async read(path: string): Promise<string | undefined> {
    try {
      const { mtimeMs } = await stat(path);
      if (this.known?.version !== mtimeMs)
        this.known = { text: await readFile(path, 'utf8'), version: mtimeMs };
      return this.known.text;
    } catch {
      return this.known?.text; // it is being built anew
    }
  }

  private async fetch(address: string): Promise<string | undefined> {
    try {
      const text = await this.readFrom(address, this.timeoutMs);
      if (text !== undefined) this.known = { text, version: Date.now() };
      return this.known?.text;
    } catch {
      return this.known?.text; // it is away for the moment
    }
  }
}
