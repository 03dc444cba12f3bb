import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { SignedIdentity } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { ExchangeDto } from './exchange.dto.js';
import { GatewayGuard } from './gateway.guard.js';
import { IdentityService } from './identity.service.js';

/** Asked by the gateway alone, which proves it: who shows a session's id owns the session. */
@ForEveryone()
@UseGuards(GatewayGuard)
@Controller('internal/identity')
export class IdentityController {
  constructor(private readonly identities: IdentityService) {}

  @ApiCall('Exchange session ids for a signed identity', 'SignedIdentity', { refuses: ['unauthenticated'] })
  @Post()
  @HttpCode(200)
  exchange(@Body() sessions: ExchangeDto): Promise<SignedIdentity> {
    return this.identities.sign(sessions);
  }
}
