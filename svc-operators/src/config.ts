import { FlagFromEnv, MailingServiceConfig } from '@safari/service-kit';
import { IsBoolean, Matches } from 'class-validator';

export class OperatorsConfig extends MailingServiceConfig {
  /** Signs what is posted to operators' endpoints: base64 of at least 24 random bytes. */
  @Matches(/^(?:whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, {
    message: 'WEBHOOK_SECRET must be base64 of at least 24 bytes',
  })
  WEBHOOK_SECRET: string;

  /** Lets endpoints lie on this machine or its network, for receivers of a development machine. */
  @FlagFromEnv()
  @IsBoolean()
  WEBHOOK_ALLOW_PRIVATE: boolean = false;

  override faultsInProduction(): string[] {
    const faults = super.faultsInProduction();
    if (this.WEBHOOK_ALLOW_PRIVATE) faults.push('WEBHOOK_ALLOW_PRIVATE must be false');
    return faults;
  }
}
