import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { type Operator } from '@safari/contracts';
import {
  ApiCall,
  EntityTagInterceptor,
  ForStaff,
  IdempotencyKey,
  IfMatch,
  RowIdPipe,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import { OperatorDto } from './operator.dto.js';
import { OperatorService } from './operator.service.js';

const OPERATOR = new RowIdPipe('The operator');

@ForStaff()
@Controller('api/operators')
export class OperatorController {
  constructor(private readonly operators: OperatorService) {}

  @ApiCall('List partner operators', ['Operator'])
  @Get()
  list(): Promise<Operator[]> {
    return this.operators.list();
  }

  @ApiCall('Read an operator', 'Operator')
  @Get(':id')
  @UseInterceptors(EntityTagInterceptor)
  get(@Param('id', OPERATOR) id: number): Promise<Operator> {
    return this.operators.get(id);
  }

  @ApiCall('Add an operator', 'Operator')
  @Post()
  @UseInterceptors(EntityTagInterceptor)
  add(
    @Staff() staff: StaffIdentity,
    @Body() fields: OperatorDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Operator> {
    return this.operators.add(staff, fields, idempotencyKey);
  }

  @ApiCall('Change an operator', 'Operator')
  @Put(':id')
  @UseInterceptors(EntityTagInterceptor)
  edit(
    @Param('id', OPERATOR) id: number,
    @IfMatch() seen: number | undefined,
    @Body() fields: OperatorDto,
  ): Promise<Operator> {
    return this.operators.edit(id, seen, fields);
  }

  @ApiCall('Remove an operator that runs no trip from the network', undefined, { refuses: ['conflict'] })
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', OPERATOR) id: number): Promise<void> {
    return this.operators.remove(id);
  }
}
