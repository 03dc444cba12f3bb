import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiCall } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { contentSecurityPolicy, newNonce } from '../defence/secure-headers.js';
import { ShellPage } from '../site/shell-page.js';
import { type Reference, ReferenceDocument } from './reference.document.js';
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
    const reference = await this.reference.read();
    if (known(request, reply, reference)) return;
    await reply.type('application/json; charset=utf-8').send(reference.json);
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

/** Whether the browser has it already, and was told so. */
function known(request: FastifyRequest, reply: FastifyReply, { etag }: Reference): boolean {
  reply.headers({ etag, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  if (!request.headers['if-none-match']?.includes(etag)) return false;
  void reply.code(304).send();
  return true;
}
