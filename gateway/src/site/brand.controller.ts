import { Controller, Get, Header } from '@nestjs/common';
import type { Brand } from '@safari/contracts';
import { ApiCall } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';

@Controller('api/brand')
export class BrandController {
  constructor(private readonly config: GatewayConfig) {}

  @ApiCall('The brand under which the product runs', 'Brand')
  @Get()
  @Header('cache-control', 'no-cache')
  brand(): Brand {
    return this.config.brand;
  }
}
