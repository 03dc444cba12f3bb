import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DocumentController } from './document.controller.js';
import { ApiDocument, DOCUMENT_OPTIONS, type DocumentOptions } from './document.js';
import { RouteReader } from './route.reader.js';

/** The process's own document; `/openapi.json` is where a service shows it. */
@Module({})
export class OpenApiModule {
  static forRoot(options: DocumentOptions, { shown = true } = {}): DynamicModule {
    return {
      module: OpenApiModule,
      imports: [DiscoveryModule],
      controllers: shown ? [DocumentController] : [],
      providers: [{ provide: DOCUMENT_OPTIONS, useValue: options }, RouteReader, ApiDocument],
      exports: [ApiDocument],
    };
  }
}
