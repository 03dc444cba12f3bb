import { Controller, Get, Header } from '@nestjs/common';
import type { Brand } from '@safari/contracts';
import { GatewayConfig } from '../config.js';

@Controller('api/brand')
export class BrandController {
  constructor(private readonly config: GatewayConfig) {}

  @Get()
  @Header('cache-control', 'no-cache')
  brand(): Brand {
    const { BRAND_NAME, BRAND_EMAIL, BRAND_PHONE, BRAND_REGISTRATION, BRAND_CURRENCY } = this.config;
    return {
      name: BRAND_NAME,
      email: BRAND_EMAIL,
      phone: BRAND_PHONE,
      registration: BRAND_REGISTRATION,
      currency: BRAND_CURRENCY,
    };
  }
}
