import { Injectable } from '@nestjs/common';
import type { Identity, SignedIdentity } from '@safari/contracts';
import { IDENTITY_ALGORITHM, identityToken } from '@safari/service-kit';
import { importJWK, type JWK } from 'jose';
import { staffIdOf } from '../audit/session-id.rules.js';
import { AuthConfig } from '../config.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { StaffIdentityService } from '../staff-members/staff-identity.service.js';
import type { ExchangeDto } from './exchange.dto.js';

/** Long enough for a request and the gateway's cache, short enough to be worthless when it leaks. */
const LIFETIME_S = 60;

@Injectable()
export class IdentityService {
  private readonly key: ReturnType<typeof importJWK>;

  constructor(
    config: AuthConfig,
    private readonly sessions: SessionService,
    private readonly staff: StaffIdentityService,
  ) {
    this.key = importJWK(JSON.parse(config.IDENTITY_PRIVATE_KEY) as JWK, IDENTITY_ALGORITHM);
  }

  /** Exchanges live sessions for one short-lived token that every service verifies itself. */
  async sign({ customer, staff }: ExchangeDto): Promise<SignedIdentity> {
    const [customerSession, staffSession] = await Promise.all([
      this.sessions.find('customer', customer),
      this.sessions.find('staff', staff),
    ]);
    const user = customerSession?.user;
    const identity: Identity = {
      ...(user && { customer: { id: user.id, name: user.name, email: user.email } }),
      ...(staffSession && { staff: await this.staffBehind(staffSession) }),
    };
    if (!identity.customer && !identity.staff) return { token: null, identity };
    const token = await identityToken(identity)
      .setExpirationTime(`${LIFETIME_S}s`)
      .sign(await this.key);
    return { token, identity };
  }

  private async staffBehind(session: SessionEntity): Promise<NonNullable<Identity['staff']>> {
    const { name, role } = await this.staff.of(session);
    return { id: staffIdOf(session), name, role };
  }
}
