import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DocumentController } from './document.controller.js';
import { ApiDocument, DOCUMENT_OPTIONS, type DocumentOptions } from './document.js';
import { RouteReader } from './route.reader.js';

/** The process's own document, and `/openapi.json`, where it stands. */
@Module({})
export class OpenApiModule {
  static forRoot(options: DocumentOptions): DynamicModule {
    return {
      module: OpenApiModule,
      imports: [DiscoveryModule],
      controllers: [DocumentController],
      providers: [{ provide: DOCUMENT_OPTIONS, useValue: options }, RouteReader, ApiDocument],
      exports: [ApiDocument],
    };
  }
}
