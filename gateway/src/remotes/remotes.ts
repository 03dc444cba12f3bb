import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { claimedTwice, type RemoteManifest } from '@safari/contracts';
import { GatewayConfig } from '../config.js';
import { builtSource, remoteSources, shellSource } from './front-ends.js';
import { ManifestFile } from './manifest-file.js';
import { RouteTable } from './route-table.js';

/** What shell and remotes say of themselves, as they were last built or deployed. */
@Injectable()
export class Remotes implements OnApplicationBootstrap {
  private readonly log = new Logger('Remotes');
  private readonly shell: ManifestFile;
  private readonly remotes: readonly ManifestFile[];
  private known: { manifests: readonly (RemoteManifest | undefined)[]; table: RouteTable } | undefined;

  constructor(private readonly config: GatewayConfig) {
    this.shell = new ManifestFile('shell', shellSource(config));
    this.remotes = remoteSources(config).map(
      ([name, source]) => new ManifestFile(name, builtSource(config, name, source)),
    );
  }

  /**
   * Checks only front ends of one build: between two that are deployed separately, a page may just be moving.
   * @throws Error naming every path that two of one build claim
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.table();
    const ofOneBuild = [this.shell, ...this.remotes].filter(
      ({ source }) => this.config.SCREENS_BY_VITE || 'folder' in source,
    );
    const manifests = await Promise.all(ofOneBuild.map((file) => file.latest()));
    const conflicts = claimedTwice(manifests.filter((manifest) => manifest !== undefined));
    if (conflicts.length > 0) throw new Error(`a path has one owner: ${conflicts.join('; ')}`);
  }

  /** Does not wait for a server that was asked before. */
  async table(): Promise<RouteTable> {
    const [shell, ...manifests] = await Promise.all(
      [this.shell, ...this.remotes].map((file) => file.latest()),
    );
    const all = [shell, ...manifests];
    if (this.known && all.every((manifest, index) => manifest === this.known?.manifests[index]))
      return this.known.table;
    const table = new RouteTable(
      shell,
      this.remotes.map(({ name }, index) => ({ name, manifest: manifests[index] })),
    );
    for (const conflict of table.conflicts) this.log.error(`${conflict}: the latter is left out`);
    this.known = { manifests: all, table };
    return table;
  }

  /** The file by which a front end describes itself, by the front end's name. */
  file(name: string): ManifestFile | undefined {
    return [this.shell, ...this.remotes].find((file) => file.name === name);
  }
}
