import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@safari/service-kit';
import { GatewayConfig } from '../config.js';
import { shellSource } from './front-ends.js';

const PATIENCE_MS = 5_000;
/** A shell served by another process is asked for its page again after so long. */
const FRESH_MS = 2_000;

/** The shell's page as it was last built or deployed. */
@Injectable()
export class ShellPage {
  private known: { html: string; version: number } | undefined;

  constructor(private readonly config: GatewayConfig) {}

  /** @param nonce goes where the built page left a place for it */
  async with(nonce: string): Promise<string> {
    return (await this.html()).replaceAll('__CSP_NONCE__', nonce);
  }

  private async html(): Promise<string> {
    const source = shellSource(this.config);
    if ('address' in source) return this.fetched(source.address);
    const path = join(source.folder, 'index.html');
    const { mtimeMs } = await stat(path);
    if (this.known?.version !== mtimeMs)
      this.known = { html: await readFile(path, 'utf8'), version: mtimeMs };
    return this.known.html;
  }

  private async fetched(address: string): Promise<string> {
    if (this.known && Date.now() - this.known.version < FRESH_MS) return this.known.html;
    const answer = await fetch(`${address}/index.html`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => undefined,
    );
    if (!answer?.ok) {
      if (this.known) return this.known.html;
      throw new Refusal('unavailable', 'The site is being updated. Please try again in a moment.');
    }
    this.known = { html: await answer.text(), version: Date.now() };
    return this.known.html;
  }
}
