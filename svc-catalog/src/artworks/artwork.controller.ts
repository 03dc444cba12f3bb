import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
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
import { ArtworkDto } from './artwork.dto.js';
import { ArtworkService } from './artwork.service.js';

const ARTWORK = new RowIdPipe('The artwork');

@Controller('api')
@UseInterceptors(EntityTagInterceptor)
export class ArtworkController {
  constructor(private readonly artworks: ArtworkService) {}

  @ApiCall('List all artworks', ['Artwork'])
  @Get('artworks')
  @ForEveryone()
  @UseInterceptors(SharedListInterceptor)
  list(): Promise<Artwork[]> {
    return this.artworks.list();
  }

  @ApiCall('Read an artwork', 'Artwork')
  @Get('artworks/:id')
  @ForEveryone()
  get(@Param('id', ARTWORK) id: number): Promise<Artwork> {
    return this.artworks.get(id);
  }

  @ApiCall("List an artist's works", ['Artwork'])
  @Get('artist/:artistName/artworks')
  @ForEveryone()
  listBy(@Param('artistName') artist: string): Promise<Artwork[]> {
    return this.artworks.listBy(artist);
  }

  @ApiCall('Add an artwork', 'Artwork')
  @Post('artworks')
  @ForStaff()
  add(
    @Staff() staff: StaffIdentity,
    @Body() request: ArtworkDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Artwork> {
    return this.artworks.add(staff, request, idempotencyKey);
  }

  @ApiCall('Change an artwork', 'Artwork')
  @Put('artworks/:id')
  @ForStaff()
  edit(
    @Param('id', ARTWORK) id: number,
    @IfMatch() seen: number | undefined,
    @Body() request: ArtworkDto,
  ): Promise<Artwork> {
    return this.artworks.edit(id, seen, request);
  }

  @ApiCall('Remove an artwork')
  @Delete('artworks/:id')
  @HttpCode(204)
  @ForStaff()
  remove(@Param('id', ARTWORK) id: number): Promise<void> {
    return this.artworks.remove(id);
  }
}
