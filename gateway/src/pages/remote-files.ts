import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { BuiltFile } from '../site/built-file.js';
import { REMOTES, type Remote, remoteSource } from '../site/front-ends.js';
import type { Part } from './first-needs.rules.js';
import type { PartFiles } from './hints.rules.js';
import { readPreloads } from './preloads.rules.js';

/** Hints only save time, so no page waits long for them. */
const TIMEOUT_MS = 300;

/** Which files each remote's components need, as its build wrote them down beside itself. */
@Injectable()
export class RemoteFiles {
  private readonly lists: Record<Remote, BuiltFile>;

  constructor(config: GatewayConfig) {
    const lists = REMOTES.map((remote) => [
      remote,
      new BuiltFile(remoteSource(config, remote), 'preload.json', TIMEOUT_MS),
    ]);
    this.lists = Object.fromEntries(lists) as Record<Remote, BuiltFile>;
  }

  /** No files where the remote is not there or wrote down nothing, as in development. */
  async of({ remote, part, later }: Part): Promise<PartFiles> {
    const { scripts, styles } = readPreloads(await this.lists[remote].text(), part);
    const address = (file: string) => `/mfe/${remote}/${file}`;
    return { scripts: scripts.map(address), styles: styles.map(address), later };
  }
}
