import { MailingServiceConfig } from '@safari/service-kit';
import { IsString, MaxLength } from 'class-validator';

export class BookingConfig extends MailingServiceConfig {
  /** The brand's postal address as printed on invoices, in one line. */
  @IsString()
  @MaxLength(200)
  BRAND_ADDRESS: string = 'P.O. Box 0000, Arusha, Tanzania';

  /** The trust account as printed on invoices, e.g. bank, holder and number; empty: given by telephone. */
  @IsString()
  @MaxLength(500)
  TRUST_ACCOUNT: string = '';
}
