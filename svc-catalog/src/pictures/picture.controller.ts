import { Controller, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { UploadedPicture } from '@safari/contracts';
import { ApiCall, ForEveryone, ForStaff } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import { fileOf } from './picture.body.js';
import { PictureService } from './picture.service.js';

@Controller()
export class PictureController {
  constructor(private readonly pictures: PictureService) {}

  @Post('api/pictures')
  @ForStaff()
  @ApiCall('Upload a picture', 'UploadedPicture', {
    takes: 'image/*',
    refuses: ['too_large', 'unsupported', 'unreadable'],
  })
  async add(@Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.pictures.add(await fileOf(request.body));
  }

  @Get('pictures/uploads/:name')
  @ForEveryone()
  @ApiCall('One form of an uploaded picture', { media: 'image/webp' }, { refuses: ['not_found'] })
  @Header('cache-control', 'public, max-age=31536000, immutable')
  async get(@Param('name') name: string): Promise<StreamableFile> {
    const { body, type, length } = await this.pictures.get(name);
    return new StreamableFile(body, { type, length });
  }
}
