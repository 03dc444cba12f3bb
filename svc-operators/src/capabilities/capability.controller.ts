import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Operator, type OperatorCapabilities } from '@safari/contracts';
import { ApiCall, ForStaff, IfMatch, RowIdPipe, VersionedListInterceptor } from '@safari/service-kit';
import { CapabilitiesDto, CapabilityDto } from './capability.dto.js';
import { CapabilityService } from './capability.service.js';

const OPERATOR = new RowIdPipe('The operator');

@ForStaff()
@Controller('api')
export class CapabilityController {
  constructor(private readonly capabilities: CapabilityService) {}

  @ApiCall('List what an operator can do', ['OperatorCapability'])
  @Get('operators/:id/capabilities')
  @UseInterceptors(VersionedListInterceptor)
  list(@Param('id', OPERATOR) operatorId: number): Promise<OperatorCapabilities> {
    return this.capabilities.list(operatorId);
  }

  @ApiCall('Replace what an operator can do', ['OperatorCapability'])
  @Post('operators/:id/capabilities')
  @HttpCode(200)
  @UseInterceptors(VersionedListInterceptor)
  replace(
    @Param('id', OPERATOR) operatorId: number,
    @IfMatch() seen: number | undefined,
    @Body() { capabilities }: CapabilitiesDto,
  ): Promise<OperatorCapabilities> {
    return this.capabilities.replace(operatorId, seen, capabilities);
  }

  @ApiCall('List the operators for an item, the best first', ['Operator'])
  @Get('capable-operators')
  capable(@Query() item: CapabilityDto): Promise<Operator[]> {
    return this.capabilities.operatorsFor(item);
  }
}
