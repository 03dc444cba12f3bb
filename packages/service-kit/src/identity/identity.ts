import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Identity, StaffRole } from '@safari/contracts';
import { errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';

export const IDENTITY_ALGORITHM = 'EdDSA';
/** What a token must say besides: its issuer, its audience, and that it is this type of token and no other. */
const ISSUER = 'safari';
const AUDIENCE = 'safari-services';
const TYPE = 'identity+jwt';
export const IDENTITY_KEY = Symbol('IDENTITY_PUBLIC_KEY');

const MAX_ENTRIES = 2_000;
/** By how much the clocks of two machines may differ without costing anybody their sign-in, in seconds. */
const CLOCK_TOLERANCE_S = 60;
/** How often a wrong clock, which makes every token invalid, is logged at most. */
const LOG_INTERVAL_MS = 60_000;

interface Claims extends JWTPayload {
  customer?: Identity['customer'];
  /** Tokens from before there were roles have none. */
  staff?: Omit<NonNullable<Identity['staff']>, 'role'> & { role?: StaffRole };
}

/** The identity token, before its expiry is set and it is signed. */
export const identityToken = (identity: Identity): SignJWT =>
  new SignJWT({ ...identity })
    .setProtectedHeader({ alg: IDENTITY_ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE);

/** Verifies the gateway's short-lived identity tokens; remembers those it has verified until they end. */
@Injectable()
export class IdentityVerifier {
  private readonly log = new Logger('Identity');
  private readonly key: ReturnType<typeof importJWK>;
  private readonly verified = new Map<string, { identity: Identity; endsAt: number }>();
  private quietUntil = 0;

  constructor(@Inject(IDENTITY_KEY) publicJwk: string) {
    this.key = importJWK(JSON.parse(publicJwk) as Parameters<typeof importJWK>[0], IDENTITY_ALGORITHM);
  }

  /**
   * The identity in the token; an empty one for a token that is missing, foreign, or expired for more than a minute.
   */
  async read(authorization: string | undefined): Promise<Identity> {
    if (!authorization?.startsWith('Bearer ')) return {};
    const token = authorization.slice('Bearer '.length);
    const known = this.verified.get(token);
    if (known && known.endsAt > Date.now()) return known.identity;
    try {
      const { payload } = await jwtVerify<Claims>(token, await this.key, {
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        algorithms: [IDENTITY_ALGORITHM],
        requiredClaims: ['exp'],
        clockTolerance: CLOCK_TOLERANCE_S,
      });
      const identity: Identity = {
        ...(payload.customer && { customer: payload.customer }),
        ...(payload.staff && { staff: { role: 'staff', ...payload.staff } }),
      };
      this.remember(token, identity, ((payload.exp ?? 0) + CLOCK_TOLERANCE_S) * 1000);
      return identity;
    } catch (error) {
      this.log.debug({ msg: 'identity token refused', err: error });
      if (error instanceof errors.JWTExpired) this.warnExpired(error.payload);
      return {};
    }
  }

  private warnExpired({ exp = 0 }: JWTPayload): void {
    if (performance.now() < this.quietUntil) return;
    this.quietUntil = performance.now() + LOG_INTERVAL_MS;
    const seconds = Math.round(Date.now() / 1000 - exp);
    this.log.warn(
      `an identity was refused that is over for ${seconds} s: is the clock of this machine right?`,
    );
  }

  private remember(token: string, identity: Identity, endsAt: number): void {
    if (this.verified.size >= MAX_ENTRIES) this.verified.clear();
    this.verified.set(token, { identity, endsAt });
  }
}
