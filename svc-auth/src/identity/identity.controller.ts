import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { SignedIdentity } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { ExchangeDto } from './exchange.dto.js';
import { IdentityService } from './identity.service.js';

/** Asked by the gateway alone, which routes nobody here: who shows a session's id owns the session. */
@ForEveryone()
@Controller('internal/identity')
export class IdentityController {
  constructor(private readonly identities: IdentityService) {}

  @ApiCall('Exchange session ids for a signed identity', 'SignedIdentity')
  @Post()
  @HttpCode(200)
  exchange(@Body() sessions: ExchangeDto): Promise<SignedIdentity> {
    return this.identities.sign(sessions);
  }
}
