import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiCall, notModified } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { contentSecurityPolicy, newNonce } from '../defence/secure-headers.js';
import { ShellPage } from '../pages/shell-page.js';
import { ReferenceDocument } from './reference.document.js';
import { referencePage } from './reference.page.js';

@Controller('api')
export class ReferenceController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly reference: ReferenceDocument,
    private readonly shell: ShellPage,
  ) {}

  @ApiCall('This description of all calls', { media: 'application/json' }, { refuses: ['unavailable'] })
  @Get('openapi.json')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { json, etag } = await this.reference.read();
    reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    if (notModified(request, reply, etag)) await reply.send();
    else await reply.type('application/json; charset=utf-8').send(json);
  }

  @ApiCall('The same to read', { media: 'text/html' }, { refuses: ['unavailable'] })
  @Get('docs')
  async page(@Res() reply: FastifyReply): Promise<void> {
    const { document } = await this.reference.read();
    const nonce = newNonce();
    await reply
      .headers({
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'content-security-policy': contentSecurityPolicy(nonce, false),
      })
      .type('text/html; charset=utf-8')
      .send(
        referencePage(document, {
          nonce,
          brand: this.config.brand.name,
          styleSheets: await this.shell.styleSheets(),
        }),
      );
  }
}
