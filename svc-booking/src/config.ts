import { MailingServiceConfig } from '@safari/service-kit';
import { IsString, MaxLength } from 'class-validator';

export class BookingConfig extends MailingServiceConfig {
  /** The postal address printed on invoices, as one line; empty: none is printed. */
  @IsString()
  @MaxLength(200)
  BRAND_ADDRESS: string = 'P.O. Box 0000, Arusha, Tanzania';

  /** The trust account as printed on invoices, e.g. bank, holder and number; empty: given by telephone. */
  @IsString()
  @MaxLength(500)
  TRUST_ACCOUNT: string = '';
}
