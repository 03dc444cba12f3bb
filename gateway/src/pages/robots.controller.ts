import { Controller, Get, Header } from '@nestjs/common';
import { ApiCall } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';
import { Remotes } from '../remotes/remotes.js';
import { robotsText } from './robots.rules.js';

@Controller('robots.txt')
export class RobotsController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly remotes: Remotes,
  ) {}

  @ApiCall('What search engines may read', { media: 'text/plain' })
  @Get()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async robots(): Promise<string> {
    const { manifests } = await this.remotes.table();
    return robotsText(this.config.PUBLIC_ORIGIN, manifests);
  }
}
