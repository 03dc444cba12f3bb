import { Controller, Get, Header } from '@nestjs/common';
import { ForEveryone } from '../identity/access.js';
import { ApiCall } from './api-call.js';
import { ApiDocument } from './document.js';

/** What this service answers. The gateway does not route here; it reads it for the document of the whole product. */
@ForEveryone()
@Controller()
export class DocumentController {
  private text?: string;

  constructor(private readonly document: ApiDocument) {}

  @ApiCall('This document', { media: 'application/json' })
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  read(): string {
    this.text ??= JSON.stringify(this.document.read());
    return this.text;
  }
}
