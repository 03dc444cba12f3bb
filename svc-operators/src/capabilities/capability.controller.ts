import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Operator, type OperatorCapability } from '@safari/contracts';
import { ForStaff, RowId } from '@safari/service-kit';
import { CapabilitiesDto, CapabilityDto } from './capability.dto.js';
import { CapabilityService } from './capability.service.js';

const OPERATOR = new RowId('The operator');

@ForStaff()
@Controller('api')
export class CapabilityController {
  constructor(private readonly capabilities: CapabilityService) {}

  @Get('operators/:id/capabilities')
  list(@Param('id', OPERATOR) operatorId: number): Promise<OperatorCapability[]> {
    return this.capabilities.list(operatorId);
  }

  @Post('operators/:id/capabilities')
  @HttpCode(200)
  replace(
    @Param('id', OPERATOR) operatorId: number,
    @Body() { capabilities }: CapabilitiesDto,
  ): Promise<OperatorCapability[]> {
    return this.capabilities.replace(operatorId, capabilities);
  }

  @Get('capable-operators')
  capable(@Query() item: CapabilityDto): Promise<Operator[]> {
    return this.capabilities.operatorsFor(item);
  }
}
