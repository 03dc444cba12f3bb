import { Controller, Get } from '@nestjs/common';
import type { OperatorsExport } from '@safari/contracts';
import { ApiCall, Customer, type CustomerIdentity, ForCustomers } from '@safari/service-kit';
import { OperatorsExportService } from './operators-export.service.js';

@ForCustomers()
@Controller('api/operators/privacy')
export class PrivacyController {
  constructor(private readonly exports: OperatorsExportService) {}

  @ApiCall('What operators were told of the customer’s bookings', ['OperatorsExport'])
  @Get('export')
  export(@Customer() customer: CustomerIdentity): Promise<OperatorsExport[]> {
    return this.exports.of(customer);
  }
}
