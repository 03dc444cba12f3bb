import { Controller, Get, Header, Logger } from '@nestjs/common';
import type { RemoteManifest } from '@safari/contracts';
import { ApiCall, DomainError } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';
import { Remotes } from '../remotes/remotes.js';
import { HalfFiles } from './half-files.js';
import { PublicLists } from './public-lists.js';
import { ServerHalves } from './server-halves.js';
import { fixedAddresses, sitemapXml } from './sitemap.rules.js';

/** A crawler waits longer than a visitor. */
const TIMEOUT_MS = 5_000;

@Controller('sitemap.xml')
export class SitemapController {
  private readonly log = new Logger('Sitemap');

  constructor(
    private readonly config: GatewayConfig,
    private readonly remotes: Remotes,
    private readonly files: HalfFiles,
    private readonly halves: ServerHalves,
    private readonly lists: PublicLists,
  ) {}

  @ApiCall('The public pages, for search engines', { media: 'application/xml' }, { refuses: ['unavailable'] })
  @Get()
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async sitemap(): Promise<string> {
    const table = await this.remotes.table();
    if (!table.isComplete) throw unavailable();
    const found = await Promise.all(table.manifests.map((manifest) => this.addressesOf(manifest)));
    return sitemapXml(this.config.PUBLIC_ORIGIN, [...fixedAddresses(table.manifests), ...found.flat()]);
  }

  /** @throws DomainError where some are unavailable: half a map would tell search engines to forget the other half */
  private async addressesOf(manifest: RemoteManifest): Promise<string[]> {
    if (!manifest.server) return [];
    const reads = manifest.routes.flatMap((route) => route.reads ?? []);
    const lists = [...new Map(reads.map((list) => [list.name, list])).values()];
    const data = await this.lists.read(lists, TIMEOUT_MS);
    if (lists.some(({ name }) => !(name in data))) throw unavailable();
    try {
      const addresses = await this.halves.addresses(await this.files.of(manifest), data);
      if (isAddresses(addresses)) return addresses;
      throw new Error('its addresses are no paths of this site');
    } catch (error) {
      this.log.warn({ msg: `${manifest.name} cannot say which pages it has`, err: error });
      throw unavailable();
    }
  }
}

const unavailable = () =>
  new DomainError('unavailable', 'The list of pages is not to be had at the moment. Please try again.');

const isAddresses = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(each));
