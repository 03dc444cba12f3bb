import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
import {
  ApiCall,
  EntityTagInterceptor,
  ForEveryone,
  RowIdPipe,
  SharedListInterceptor,
} from '@safari/service-kit';
import { ArtworkService } from './artwork.service.js';

@Controller('api')
@ForEveryone()
@UseInterceptors(EntityTagInterceptor)
export class ArtworkController {
  constructor(private readonly artworks: ArtworkService) {}

  @ApiCall('List all artworks', ['Artwork'])
  @Get('artworks')
  @UseInterceptors(SharedListInterceptor)
  list(): Promise<Artwork[]> {
    return this.artworks.list();
  }

  @ApiCall('Read an artwork', 'Artwork')
  @Get('artworks/:id')
  get(@Param('id', new RowIdPipe('The artwork')) id: number): Promise<Artwork> {
    return this.artworks.get(id);
  }

  @ApiCall("List an artist's works", ['Artwork'])
  @Get('artist/:artistName/artworks')
  listBy(@Param('artistName') artist: string): Promise<Artwork[]> {
    return this.artworks.listBy(artist);
  }
}
