import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { Artist } from '@safari/contracts';
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
import { ArtistService } from './artist.service.js';
import { ArtistDto } from './artwork.dto.js';

const ARTIST = new RowIdPipe('The artist');

/** For staff; everybody else reads about an artist in their works. */
@Controller('api/artists')
@ForStaff()
@UseInterceptors(EntityTagInterceptor)
export class ArtistController {
  constructor(private readonly artists: ArtistService) {}

  @ApiCall('List the artists', ['Artist'])
  @Get()
  list(): Promise<Artist[]> {
    return this.artists.list();
  }

  @ApiCall('Add an artist', 'Artist')
  @Post()
  add(
    @Staff() staff: StaffIdentity,
    @Body() request: ArtistDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Artist> {
    return this.artists.add(staff, request, idempotencyKey);
  }

  @ApiCall('Change an artist', 'Artist')
  @Put(':id')
  edit(
    @Param('id', ARTIST) id: number,
    @IfMatch() seen: number | undefined,
    @Body() request: ArtistDto,
  ): Promise<Artist> {
    return this.artists.edit(id, seen, request);
  }

  @ApiCall('Remove an artist of whom the gallery shows no work', undefined, { refuses: ['conflict'] })
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', ARTIST) id: number): Promise<void> {
    return this.artists.remove(id);
  }
}
