import { verifySync } from '@node-rs/argon2';
import {
  FlagFromEnv,
  IsHttpAddress,
  IsIdentityKey,
  IsSecret,
  MailingServiceConfig,
  type Refusals,
  refusedSecret,
  type SessionKind,
  WholeFromEnv,
} from '@safari/service-kit';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MinLength, ValidateIf } from 'class-validator';
import { IsStaffPasswordHash } from './staff/staff-password.setting.js';

/** The staff password of a development machine, written in the README; refused in production. */
const DEVELOPMENT_STAFF_PASSWORD = 'twiga-at-dawn';

export class AuthConfig extends MailingServiceConfig {
  /** Ed25519 private key as JWK, with which identity tokens are signed. */
  @IsIdentityKey('private')
  IDENTITY_PRIVATE_KEY: string;

  /** Google's, or any other OpenID Connect issuer that proves e-mail addresses. */
  @IsHttpAddress()
  OIDC_ISSUER: string = 'https://accounts.google.com';

  /** Where this service itself reaches the issuer, when that is not where browsers reach it. */
  @IsOptional()
  @IsHttpAddress()
  OIDC_BACK_CHANNEL?: string;

  @IsString()
  @IsNotEmpty()
  OIDC_CLIENT_ID: string;

  @IsString()
  @IsNotEmpty()
  OIDC_CLIENT_SECRET: string;

  /** Whether members of the office may sign in by their accounts at that provider, too. */
  @FlagFromEnv()
  @IsBoolean()
  STAFF_OPENID: boolean = false;

  /** The shared password of the office, or `off`: then everybody signs in as themselves. */
  @IsStaffPasswordHash()
  STAFF_PASSWORD_HASH: string;

  /** Signs the cookie that carries a sign-in from its start to its return. */
  @MinLength(32)
  COOKIE_SECRET: string;

  /** Proves to this service that it is the gateway that asks for the identity behind a session. */
  @IsSecret()
  GATEWAY_SECRET: string;

  /** The keys by which browsers encrypt unsent drafts are derived from it. */
  @IsSecret()
  DRAFT_SECRET: string;

  /** After how many minutes without use a staff session ends; people are warned five minutes before. */
  @WholeFromEnv(10)
  STAFF_IDLE_MINUTES: number = 60;

  /** The same for customers' sessions, in days. */
  @WholeFromEnv(1)
  CUSTOMER_IDLE_DAYS: number = 14;

  @FlagFromEnv()
  @IsBoolean()
  DEV_SIGN_IN: boolean = false;

  @ValidateIf((config: AuthConfig) => config.DEV_SIGN_IN)
  @IsString()
  @IsNotEmpty()
  DEV_USERNAME: string;

  @ValidateIf((config: AuthConfig) => config.DEV_SIGN_IN)
  @IsString()
  @IsNotEmpty()
  DEV_PASSWORD: string;

  /** Whether browsers reach us over TLS, as they do in production. */
  get isHttps(): boolean {
    return this.PUBLIC_ORIGIN.startsWith('https://');
  }

  get hasStaffPassword(): boolean {
    return this.STAFF_PASSWORD_HASH !== 'off';
  }

  /** The issuer whose accounts sign in members, `null` where none do. */
  get staffIssuer(): string | null {
    return this.STAFF_OPENID ? this.OIDC_ISSUER : null;
  }

  /** After how many seconds without use a session ends. */
  get idleSeconds(): Record<SessionKind, number> {
    return { staff: this.STAFF_IDLE_MINUTES * 60, customer: this.CUSTOMER_IDLE_DAYS * 86_400 };
  }

  override refusals(): Refusals {
    return {
      ...super.refusals(),
      OIDC_ISSUER: () => !this.OIDC_ISSUER.startsWith('https://') && 'must be https',
      OIDC_BACK_CHANNEL: () => this.OIDC_BACK_CHANNEL?.startsWith('http://') === true && 'must be https',
      OIDC_CLIENT_SECRET: () => refusedSecret(this.OIDC_CLIENT_SECRET),
      STAFF_PASSWORD_HASH: () =>
        this.hasStaffPassword &&
        verifySync(this.STAFF_PASSWORD_HASH, DEVELOPMENT_STAFF_PASSWORD) &&
        'is that of the development password',
      COOKIE_SECRET: () => refusedSecret(this.COOKIE_SECRET),
      GATEWAY_SECRET: () => refusedSecret(this.GATEWAY_SECRET),
      DRAFT_SECRET: () => refusedSecret(this.DRAFT_SECRET),
      DEV_SIGN_IN: () => this.DEV_SIGN_IN && 'must be false',
    };
  }
}
