import { Controller, Get, Header } from '@nestjs/common';
import type { Brand } from '@safari/contracts';
import { GatewayConfig } from '../config.js';
import { brandOf } from './brand.js';

@Controller('api/brand')
export class BrandController {
  constructor(private readonly config: GatewayConfig) {}

  @Get()
  @Header('cache-control', 'no-cache')
  brand(): Brand {
    return brandOf(this.config);
  }
}
