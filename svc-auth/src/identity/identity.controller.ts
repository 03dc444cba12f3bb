import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { SignedIdentity } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { ExchangeDto } from './exchange.dto.js';
import { GatewayGuard } from './gateway.guard.js';
import { IdentityService } from './identity.service.js';

/**
 * Called by the gateway alone, which proves itself: anybody who could call it with a session's id would be signed in.
 */
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
