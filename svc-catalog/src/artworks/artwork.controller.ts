import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import type { Artwork } from '@safari/contracts';
import { EntityTag, ForEveryone, RowId } from '@safari/service-kit';
import { ArtworkReader } from './artwork.reader.js';

@Controller('api')
@ForEveryone()
@UseInterceptors(EntityTag)
export class ArtworkController {
  constructor(private readonly artworks: ArtworkReader) {}

  @Get('artworks')
  list(): Promise<Artwork[]> {
    return this.artworks.list();
  }

  @Get('artworks/:id')
  get(@Param('id', new RowId('The artwork')) id: number): Promise<Artwork> {
    return this.artworks.get(id);
  }

  @Get('artist/:artistName/artworks')
  listBy(@Param('artistName') artist: string): Promise<Artwork[]> {
    return this.artworks.listBy(artist);
  }
}
