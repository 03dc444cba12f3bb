import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { type Operator } from '@safari/contracts';
import { ForStaff, IfMatch, Repeat, type RepeatKey, Staff, type StaffIdentity } from '@safari/service-kit';
import { RowId } from '../paths/id.pipe.js';
import { OperatorDto } from './operator.dto.js';
import { OperatorService } from './operator.service.js';
import { VersionTag } from './version-tag.interceptor.js';

@ForStaff()
@Controller('api/operators')
export class OperatorController {
  constructor(private readonly operators: OperatorService) {}

  @Get()
  list(): Promise<Operator[]> {
    return this.operators.list();
  }

  @Get(':id')
  @UseInterceptors(VersionTag)
  get(@Param('id', RowId) id: number): Promise<Operator> {
    return this.operators.get(id);
  }

  @Post()
  @UseInterceptors(VersionTag)
  create(
    @Staff() staff: StaffIdentity,
    @Repeat() repeat: RepeatKey | undefined,
    @Body() fields: OperatorDto,
  ): Promise<Operator> {
    return this.operators.create(staff, repeat, fields);
  }

  @Put(':id')
  @UseInterceptors(VersionTag)
  change(
    @Param('id', RowId) id: number,
    @IfMatch() seen: number | undefined,
    @Body() fields: OperatorDto,
  ): Promise<Operator> {
    return this.operators.change(id, seen, fields);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', RowId) id: number): Promise<void> {
    return this.operators.delete(id);
  }
}
