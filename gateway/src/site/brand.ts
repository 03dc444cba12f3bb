import type { Brand } from '@safari/contracts';
import type { GatewayConfig } from '../config.js';

/** Whose product this is. */
export const brandOf = (config: GatewayConfig): Brand => ({
  name: config.BRAND_NAME,
  email: config.BRAND_EMAIL,
  phone: config.BRAND_PHONE,
  registration: config.BRAND_REGISTRATION,
  currency: config.BRAND_CURRENCY,
});
