import { type Brand, defaultBrand } from '@safari/contracts';
import { MailingServiceConfig } from '@safari/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class BookingConfig extends MailingServiceConfig {
  @IsString()
  @IsNotEmpty()
  BRAND_NAME: string = defaultBrand.name;

  @IsString()
  @IsNotEmpty()
  BRAND_EMAIL: string = defaultBrand.email;

  @IsString()
  @IsNotEmpty()
  BRAND_PHONE: string = defaultBrand.phone;

  @IsString()
  @IsNotEmpty()
  BRAND_REGISTRATION: string = defaultBrand.registration;

  @IsString()
  @IsNotEmpty()
  BRAND_CURRENCY: string = defaultBrand.currency;

  /** The trust account as printed on invoices, e.g. bank, holder and number; empty: given by telephone. */
  @IsString()
  @MaxLength(500)
  TRUST_ACCOUNT: string = '';

  get brand(): Brand {
    return {
      name: this.BRAND_NAME,
      email: this.BRAND_EMAIL,
      phone: this.BRAND_PHONE,
      registration: this.BRAND_REGISTRATION,
      currency: this.BRAND_CURRENCY,
    };
  }
}
