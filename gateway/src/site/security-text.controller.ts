import { Controller, Get, Header } from '@nestjs/common';
import { ApiCall, DomainError } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';
import { securityText } from './security-text.rules.js';

@Controller('.well-known/security.txt')
export class SecurityTextController {
  constructor(private readonly config: GatewayConfig) {}

  @ApiCall('Where to report a weakness', { media: 'text/plain' }, { refuses: ['not_found'] })
  @Get()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  read(): string {
    const { SECURITY_CONTACT: contact, PUBLIC_ORIGIN } = this.config;
    if (!contact) throw DomainError.notFound('A contact for reports');
    return securityText(PUBLIC_ORIGIN, contact, new Date());
  }
}
