import type { CancellationTerms } from '@safari/contracts';
import { MailingServiceConfig, type Refusals, refusedWords, WholeFromEnv } from '@safari/service-kit';
import { IsString, MaxLength } from 'class-validator';
import { DEFAULT_TERMS, IsCancellationTerms } from './cancellations/cancellation-terms.setting.js';

/** Fictional, for development machines. */
const NOBODYS_ADDRESS = 'P.O. Box 0000, Arusha, Tanzania';

export class BookingConfig extends MailingServiceConfig {
  /** The brand's postal address as printed on invoices, in one line. */
  @IsString()
  @MaxLength(200)
  BRAND_ADDRESS: string = NOBODYS_ADDRESS;

  /** The trust account as printed on invoices, e.g. bank, holder and number; empty: given by telephone. */
  @IsString()
  @MaxLength(500)
  TRUST_ACCOUNT: string = '';

  /** How many bookings one customer may place within an hour. */
  @WholeFromEnv(1)
  BOOKINGS_PER_HOUR: number = 10;

  /** How many bookings one customer may have that are not paid in full. */
  @WholeFromEnv(1)
  OPEN_BOOKINGS: number = 20;

  /** The terms that new bookings accept; existing bookings keep those that they accepted. */
  @IsCancellationTerms()
  CANCELLATION_TERMS: CancellationTerms = DEFAULT_TERMS;

  override refusals(): Refusals {
    return {
      ...super.refusals(),
      BRAND_ADDRESS: () => refusedWords(this.BRAND_ADDRESS, NOBODYS_ADDRESS),
      TRUST_ACCOUNT: () => refusedWords(this.TRUST_ACCOUNT),
    };
  }
}
