import { ServiceConfig } from '@safari/service-kit';

/** `BRAND_NAME` is the agency of every package that names no other. */
export class CatalogConfig extends ServiceConfig {}
