import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ApiDocument } from '@safari/service-kit';
import { GatewayConfig } from '../config.js';
import { type Merged, merge } from './merge.rules.js';
import { infoOf } from './reference.texts.js';
import { ServiceDocuments } from './service-documents.js';

export interface Reference {
  document: Merged;
  json: string;
  etag: string;
}

/** What the whole product answers, made again when a service says something new. */
@Injectable()
export class ReferenceDocument {
  private readonly log = new Logger('ReferenceDocument');
  private made: Reference | undefined;

  constructor(
    private readonly config: GatewayConfig,
    private readonly own: ApiDocument,
    private readonly services: ServiceDocuments,
  ) {}

  /** @throws DomainError `unavailable` while a service was never heard */
  async read(): Promise<Reference> {
    const document = merge(this.own.read(), await this.services.read(), infoOf(this.config.brand));
    const json = JSON.stringify(document);
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
    if (this.made?.etag === etag) return this.made;
    for (const path of document['x-not-routed'] ?? []) this.log.warn(`nobody is led to ${path}`);
    this.made = { document, json, etag };
    return this.made;
  }
}
