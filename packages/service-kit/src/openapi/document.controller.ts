import { Controller, Get } from '@nestjs/common';
import { ForEveryone } from '../identity/access.js';
import { ApiCall } from './api-call.js';
import { ApiDocument } from './document.js';
import type { OpenApi } from './openapi.types.js';

/** What this service answers. The gateway does not route here; it reads it for the document of the whole product. */
@ForEveryone()
@Controller()
export class DocumentController {
  constructor(private readonly document: ApiDocument) {}

  @ApiCall('This document', { media: 'application/json' })
  @Get('openapi.json')
  read(): OpenApi {
    return this.document.read();
  }
}
