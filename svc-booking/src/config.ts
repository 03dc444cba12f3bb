import { MailingServiceConfig } from '@safari/service-kit';
import { IsString, MaxLength } from 'class-validator';

export class BookingConfig extends MailingServiceConfig {
  /** The trust account as printed on invoices, e.g. bank, holder and number; empty: given by telephone. */
  @IsString()
  @MaxLength(500)
  TRUST_ACCOUNT: string = '';
}
