import { defaultBrand } from '@safari/contracts';
import { ServiceConfig } from '@safari/service-kit';
import { IsNotEmpty, IsString } from 'class-validator';

export class CatalogConfig extends ServiceConfig {
  /** The agency of every package that names no other. */
  @IsString()
  @IsNotEmpty()
  BRAND_NAME: string = defaultBrand.name;
}
