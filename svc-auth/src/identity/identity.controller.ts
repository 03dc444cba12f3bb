import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ForEveryone } from '@safari/service-kit';
import { ExchangeDto } from './exchange.dto.js';
import { IdentityService, type SignedIdentity } from './identity.service.js';

/** Asked by the gateway alone, which routes nobody here: who shows a session's id owns the session. */
@ForEveryone()
@Controller('internal/identity')
export class IdentityController {
  constructor(private readonly identities: IdentityService) {}

  @Post()
  @HttpCode(200)
  exchange(@Body() sessions: ExchangeDto): Promise<SignedIdentity> {
    return this.identities.sign(sessions);
  }
}
