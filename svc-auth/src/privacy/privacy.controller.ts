import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { AccountExport, Erasure } from '@safari/contracts';
import {
  ApiCall,
  Customer,
  type CustomerIdentity,
  ForCustomers,
  ForEveryone,
  PublicIdPipe,
} from '@safari/service-kit';
import { AccountExportService } from './account-export.service.js';
import { RequestErasureDto } from './erasure.dto.js';
import { ErasureService } from './erasure.service.js';

@Controller('api/auth')
export class PrivacyController {
  constructor(
    private readonly exports: AccountExportService,
    private readonly erasures: ErasureService,
  ) {}

  @ForCustomers()
  @ApiCall('Everything that is known of the customer’s account', 'AccountExport')
  @Get('privacy/export')
  export(@Customer() customer: CustomerIdentity): Promise<AccountExport> {
    return this.exports.of(customer);
  }

  @ForCustomers()
  @HttpCode(202)
  @ApiCall('Erase the customer', 'Erasure', { refuses: ['too_many'] })
  @Post('erasures')
  request(
    @Customer() customer: CustomerIdentity,
    @Body() { confirmation }: RequestErasureDto,
  ): Promise<Erasure> {
    return this.erasures.request(customer, confirmation);
  }

  /** The customer has no account any more, so the id, which nobody can guess, is the receipt. */
  @ForEveryone()
  @ApiCall('How an erasure stands', 'Erasure')
  @Get('erasures/:id')
  read(@Param('id', new PublicIdPipe('The erasure')) id: string): Promise<Erasure> {
    return this.erasures.read(id);
  }
}
