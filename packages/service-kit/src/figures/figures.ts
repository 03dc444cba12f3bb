import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Of the process, whatever runs in it: memory, processor, the event loop's delay. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** In seconds, from a read from memory to a report that takes long. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures by a gauge's label. */
export type Figure = Readonly<Record<string, string | number>> & { readonly value: number };

/** This application's figures for Prometheus; gauges are read when Prometheus asks. */
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

  /**
   * One number over all routes, like the faults that are compared with it: by route, the first answer of a new process
   * would not count as an increase.
   */
  readonly answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers, whatever they said',
    registers: [this.own],
  });

  /**
   * One number over all routes that begins at 0: by route, the first fault would begin the count, which is no increase.
   */
  readonly faults = new Counter({
    name: 'http_faults_total',
    help: 'Answers that were our fault',
    registers: [this.own],
  });

  /**
   * A figure that is read when Prometheus asks. @param read undefined where it is not known just now; then the figure
   * is missing rather than old
   */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    this.gauges(name, help, [], async () => {
      const value = await read();
      return value === undefined ? [] : [{ value }];
    });
  }

  /** The same with a value for each of several things, told apart by labels. */
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
