import { FlagFromEnv, MailingServiceConfig, type Refusals, refusedSecret } from '@safari/service-kit';
import { IsBoolean, Matches } from 'class-validator';
import { signingKey } from './webhooks/webhook-signature.js';

export class OperatorsConfig extends MailingServiceConfig {
  /** Signs what is posted to operators' endpoints: base64 of at least 24 random bytes. */
  @Matches(/^(?:whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, {
    message: 'WEBHOOK_SECRET must be base64 of at least 24 bytes',
  })
  WEBHOOK_SECRET: string;

  /** Allows endpoints on this machine or its network, for receivers of a development machine. */
  @FlagFromEnv()
  @IsBoolean()
  WEBHOOK_ALLOW_PRIVATE: boolean = false;

  override refusals(): Refusals {
    return {
      ...super.refusals(),
      WEBHOOK_SECRET: () => refusedSecret(signingKey(this.WEBHOOK_SECRET).toString('latin1')),
      WEBHOOK_ALLOW_PRIVATE: () => this.WEBHOOK_ALLOW_PRIVATE && 'must be false',
    };
  }
}
