import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ApiDocument, contentTag, type OpenApi } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';
import { type Merged, merge } from './merge.rules.js';
import { infoOf } from './reference.texts.js';
import { ServiceDocuments } from './service-documents.js';

export interface Reference {
  /** A {@link Merged}; kept as text, of which objects would be four times the size. */
  json: string;
  etag: string;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * What the whole product answers, made again when a service's document changes. It is made at the start, too, so that
 * the log names every call that the routing table leads to no service, or to another one.
 */
@Injectable()
export class ReferenceDocument implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('ReferenceDocument');
  private readonly stopped = new AbortController();
  private made: (Reference & { from: ReadonlyMap<string, string> }) | undefined;

  constructor(
    private readonly config: GatewayConfig,
    private readonly own: ApiDocument,
    private readonly services: ServiceDocuments,
  ) {}

  onApplicationBootstrap(): void {
    this.readOnceAllAreThere().catch(() => undefined); // it was stopped
  }

  onApplicationShutdown(): void {
    this.stopped.abort();
  }

  /** @throws DomainError `unavailable` until every service has answered once */
  async read(): Promise<Reference> {
    const from = await this.services.read();
    if (this.made?.from === from) return this.made;
    const services = new Map([...from].map(([service, text]) => [service, JSON.parse(text) as OpenApi]));
    const document: Merged = merge(this.own.read(), services, infoOf(this.config.brand));
    const json = JSON.stringify(document);
    for (const path of document['x-not-routed'] ?? []) this.log.warn(`no route leads to ${path}`);
    this.made = { from, json, etag: contentTag(json) };
    return this.made;
  }

  private async readOnceAllAreThere(): Promise<void> {
    const options = { ref: false, signal: this.stopped.signal };
    for (let delay = FIRST_DELAY_MS; !this.made; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      await sleep(delay, undefined, options);
      await this.read().catch((error: unknown) =>
        this.log.debug({ msg: 'not every service has answered yet', err: error }),
      );
    }
  }
}
