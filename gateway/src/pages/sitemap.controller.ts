import { Controller, Get, Header } from '@nestjs/common';
import { ApiCall, DomainError } from '@safari/service-kit';
import { GatewayConfig } from '../config.js';
import { Catalogue } from './catalogue.js';
import { sitemapXml } from './sitemap.rules.js';

/** A crawler waits longer than a visitor. */
const TIMEOUT_MS = 5_000;

@Controller('sitemap.xml')
export class SitemapController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly catalogue: Catalogue,
  ) {}

  @ApiCall('The public pages, for search engines', { media: 'application/xml' }, { refuses: ['unavailable'] })
  @Get()
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async sitemap(): Promise<string> {
    const [packages, attractions, artworks] = await Promise.all([
      this.catalogue.packages(TIMEOUT_MS),
      this.catalogue.attractions(TIMEOUT_MS),
      this.catalogue.artworks(TIMEOUT_MS),
    ]);
    // Half a map would tell search engines to forget the other half.
    if (!packages || !attractions || !artworks)
      throw new DomainError('unavailable', 'The catalogue does not answer at the moment. Please try again.');
    return sitemapXml(this.config.PUBLIC_ORIGIN, { packages, attractions, artworks });
  }
}
