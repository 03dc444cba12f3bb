import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import {
  ApiCall,
  EntityTagInterceptor,
  ForEveryone,
  ForStaff,
  IdempotencyKey,
  IfMatch,
  RowIdPipe,
  SharedListInterceptor,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import { GuideDto } from './guide.dto.js';
import { GuideService } from './guide.service.js';

const GUIDE = new RowIdPipe('The guide');

@Controller('api/guides')
@UseInterceptors(EntityTagInterceptor)
export class GuideController {
  constructor(private readonly guides: GuideService) {}

  @ApiCall('List the guides', ['Guide'])
  @Get()
  @ForEveryone()
  @UseInterceptors(SharedListInterceptor)
  list(): Promise<Guide[]> {
    return this.guides.list();
  }

  @ApiCall('Add a guide', 'Guide')
  @Post()
  @ForStaff()
  add(
    @Staff() staff: StaffIdentity,
    @Body() request: GuideDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Guide> {
    return this.guides.add(staff, request, idempotencyKey);
  }

  @ApiCall('Change a guide', 'Guide')
  @Put(':id')
  @ForStaff()
  edit(
    @Param('id', GUIDE) id: number,
    @IfMatch() seen: number | undefined,
    @Body() request: GuideDto,
  ): Promise<Guide> {
    return this.guides.edit(id, seen, request);
  }

  @ApiCall('Remove a guide whom no page shows', undefined, { refuses: ['conflict'] })
  @Delete(':id')
  @HttpCode(204)
  @ForStaff()
  remove(@Param('id', GUIDE) id: number): Promise<void> {
    return this.guides.remove(id);
  }
}
