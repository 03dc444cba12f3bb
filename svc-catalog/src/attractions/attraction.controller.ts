import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { AttractionDetails, ListedAttraction } from '@safari/contracts';
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
import { AttractionDto } from './attraction.dto.js';
import { AttractionService } from './attraction.service.js';

const ATTRACTION = new RowIdPipe('The attraction');

@Controller('api/attractions')
@UseInterceptors(EntityTagInterceptor)
export class AttractionController {
  constructor(private readonly attractions: AttractionService) {}

  @ApiCall('List all attractions', ['ListedAttraction'])
  @Get()
  @ForEveryone()
  @UseInterceptors(SharedListInterceptor)
  list(): Promise<ListedAttraction[]> {
    return this.attractions.list();
  }

  @ApiCall('Read an attraction', 'AttractionDetails')
  @Get(':id')
  @ForEveryone()
  get(@Param('id', ATTRACTION) id: number): Promise<AttractionDetails> {
    return this.attractions.get(id);
  }

  @ApiCall('Add an attraction', 'AttractionDetails')
  @Post()
  @ForStaff()
  add(
    @Staff() staff: StaffIdentity,
    @Body() request: AttractionDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<AttractionDetails> {
    return this.attractions.add(staff, request, idempotencyKey);
  }

  @ApiCall('Change an attraction', 'AttractionDetails')
  @Put(':id')
  @ForStaff()
  edit(
    @Param('id', ATTRACTION) id: number,
    @IfMatch() seen: number | undefined,
    @Body() request: AttractionDto,
  ): Promise<AttractionDetails> {
    return this.attractions.edit(id, seen, request);
  }

  @ApiCall('Take an attraction off the lists')
  @Delete(':id')
  @HttpCode(204)
  @ForStaff()
  remove(@Param('id', ATTRACTION) id: number): Promise<void> {
    return this.attractions.remove(id);
  }
}
