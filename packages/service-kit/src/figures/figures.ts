import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Of the process, whatever runs in it: memory, processor, the event loop's delay. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** From a read of memory to a report that is written for long, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures by a gauge's label. */
export type Figure = Readonly<Record<string, string | number>> & { readonly value: number };

/** What this application tells Prometheus, each figure asked for when Prometheus asks. */
@Injectable()
export class Figures {
  private readonly own = new Registry();
  /** How long answers took, by route, not by address: an address names somebody's booking. */
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.own],
  });

  /** In one number, too, as the faults that are compared with it: what a new process answers first is no rise by route. */
  readonly answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers, whatever they said',
    registers: [this.own],
  });

  /** In one number that begins at 0: the first fault of a route would else be the beginning of its count, and no rise. */
  readonly faults = new Counter({
    name: 'http_faults_total',
    help: 'Answers that were our fault',
    registers: [this.own],
  });

  /**
   * A figure that is read when it is asked for.
   * @param read none where it cannot be told just now; then there is no figure rather than an old one
   */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    this.gauges(name, help, [], async () => {
      const value = await read();
      return value === undefined ? [] : [{ value }];
    });
  }

  /** The same where there is one for each of something, told apart by labels. */
  gauges(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => readonly Figure[] | Promise<readonly Figure[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.own],
      async collect() {
        this.reset();
        const figures = await Promise.resolve(read()).catch(() => []);
        if (labelNames.length === 0 && figures.length === 0) this.remove();
        for (const { value, ...labels } of figures) this.set(labels, value);
      },
    });
  }

  get contentType(): string {
    return this.own.contentType;
  }

  async text(): Promise<string> {
    return (await Promise.all([ofProcess.metrics(), this.own.metrics()])).join('\n');
  }
}
