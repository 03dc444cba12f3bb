import { Controller, Get } from '@nestjs/common';
import type { BookingExport, ErasurePreview } from '@safari/contracts';
import { ApiCall, Customer, type CustomerIdentity, ForCustomers } from '@safari/service-kit';
import { BookingsExportService } from './bookings-export.service.js';
import { ErasurePreviewService } from './erasure-preview.service.js';

@ForCustomers()
@Controller('api/booking/privacy')
export class PrivacyController {
  constructor(
    private readonly exports: BookingsExportService,
    private readonly previews: ErasurePreviewService,
  ) {}

  @ApiCall('Everything that is known of the customer’s bookings', ['BookingExport'])
  @Get('export')
  export(@Customer() customer: CustomerIdentity): Promise<BookingExport[]> {
    return this.exports.of(customer);
  }

  @ApiCall('What an erasure would leave, and what stands in its way', 'ErasurePreview')
  @Get('erasure')
  preview(@Customer() customer: CustomerIdentity): Promise<ErasurePreview> {
    return this.previews.of(customer);
  }
}
