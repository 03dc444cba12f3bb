import { Injectable, Logger } from '@nestjs/common';
import { DomainError, type OpenApi } from '@safari/service-kit/process';
import { Services } from '../routes/services.js';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 3_000;
/** How long a service that starts together with the gateway may be missing before the log says so. */
const STARTING_MS = 30_000;

/** Every service's document of its own calls, as it was last fetched. */
@Injectable()
export class ServiceDocuments {
  private readonly log = new Logger('ServiceDocuments');
  private readonly known = new Map<string, string>();
  /** The last result, as long as no document changes. */
  private all: ReadonlyMap<string, string> | undefined;
  private asking: Promise<void> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private readonly startedAt = Date.now();

  constructor(private readonly services: Services) {}

  /**
   * @returns the texts by the services' names, the same map until one of them changes
   * @throws DomainError `unavailable` naming a service that never answered
   */
  async read(): Promise<ReadonlyMap<string, string>> {
    const services = this.services.names;
    const missing = services.some((service) => !this.known.has(service));
    if (missing || Date.now() - this.askedAt > FRESH_MS) {
      this.asking ??= this.ask(services).finally(() => {
        this.asking = undefined;
      });
      await this.asking;
    }
    const silent = services.filter((service) => !this.known.has(service));
    if (silent.length > 0) {
      throw new DomainError(
        'unavailable',
        `No description yet of what ${silent.join(' and ')} answers. Please try again.`,
      );
    }
    this.all ??= new Map(services.map((service) => [service, this.known.get(service) ?? '']));
    return this.all;
  }

  private async ask(services: readonly string[]): Promise<void> {
    this.askedAt = Date.now();
    await Promise.all(
      services.map((service) =>
        this.fetch(service).catch((error: unknown) =>
          this.log[this.mayBeStarting(service) ? 'debug' : 'warn']({
            msg: `svc-${service} did not provide its OpenAPI document`,
            err: error,
          }),
        ),
      ),
    );
  }

  private mayBeStarting(service: string): boolean {
    return !this.known.has(service) && Date.now() - this.startedAt < STARTING_MS;
  }

  private async fetch(service: string): Promise<void> {
    const answer = await fetch(`${this.services.addresses[service]}/openapi.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 500)}`);
    if (text !== this.known.get(service)) {
      if (!isOpenApi(JSON.parse(text))) throw new Error('what it says is no OpenAPI document');
      this.known.set(service, text);
      this.all = undefined;
    }
  }
}

function isOpenApi(document: unknown): document is OpenApi {
  const { paths, components, tags } = (document ?? {}) as Partial<OpenApi>;
  return typeof paths === 'object' && typeof components?.schemas === 'object' && Array.isArray(tags);
}
