import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CatalogConfig } from '../config.js';
import { BucketStore } from './bucket.store.js';
import { FolderStore } from './folder.store.js';
import { leaveFilesUnread } from './picture.body.js';
import { PictureController } from './picture.controller.js';
import { PictureService } from './picture.service.js';
import { PictureStore } from './picture.store.js';

@Module({
  controllers: [PictureController],
  providers: [
    PictureService,
    {
      provide: PictureStore,
      inject: [CatalogConfig],
      useFactory: ({ pictures }: CatalogConfig) =>
        'bucket' in pictures ? BucketStore.open(pictures) : FolderStore.open(pictures.folder),
    },
  ],
})
export class PicturesModule implements OnModuleInit {
  constructor(private readonly server: HttpAdapterHost) {}

  onModuleInit(): void {
    leaveFilesUnread(this.server.httpAdapter.getInstance<FastifyInstance>());
  }
}
