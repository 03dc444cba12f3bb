import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from './front-ends.js';

/** A file served by another process is asked for again after so long. */
const FRESH_MS = 2_000;

/** One text file of a front end, as it was last built or deployed. */
export class BuiltFile {
  private known: { text: string; version: number } | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<string | undefined> | undefined;

  /** @param timeoutMs how long a server that has the file may take */
  constructor(
    private readonly source: Source,
    private readonly name: string,
    private readonly timeoutMs: number,
  ) {}

  /** What was last read while the file is away; undefined when it never was there. */
  async text(): Promise<string | undefined> {
    if ('folder' in this.source) return this.read(join(this.source.folder, this.name));
    return this.refresh(this.source.address) ?? this.known?.text;
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
    this.asking = this.fetch(`${address}/${this.name}`).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
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
      const answer = await fetch(address, { signal: AbortSignal.timeout(this.timeoutMs) });
      if (answer.ok) this.known = { text: await answer.text(), version: Date.now() };
      return this.known?.text;
    } catch {
      return this.known?.text; // it is away for the moment
    }
  }
}
