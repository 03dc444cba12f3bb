import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { atPlace, currentPlace } from './current-trace.js';
import { newTrace, type TracePlace } from './traceparent.js';

/**
 * `server` and `client`: who is asked and who asks; `producer` and `consumer`: who publishes an event and who handles
 * it.
 */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** What a span says: ids, routes, kinds. Never an address with its query, a name, an e-mail address. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  kind: SpanKind;
  /** Its parent; null: a trace of its own. By default what runs now. */
  from?: TracePlace | null;
  facts?: SpanFacts;
}

/** A piece of work that began and has not ended. */
export interface Span {
  readonly place: TracePlace;
  /** Does a part of it: what begins there follows from this span. */
  run<T>(work: () => T): T;
  /** @param fault what it failed by */
  end(facts?: SpanFacts, fault?: unknown): void;
}

/** Records spans for a collector. */
export interface SpanRecorder {
  /** @param follows undefined: a trace of its own; `remote`: from another process or an earlier time */
  begin(
    name: string,
    options: { kind: SpanKind; facts: SpanFacts; follows?: TracePlace | undefined; remote: boolean },
  ): Pick<Span, 'place' | 'end'>;
  /** Sends what is still unsent. */
  stop(): Promise<void>;
}

/**
 * Connects all that one action of a person causes, over processes, events and letters. Without a collector only ids are
 * passed on: they connect log lines.
 */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  constructor(private readonly recorder?: SpanRecorder) {}

  begin(name: string, { kind, from, facts = {} }: SpanOptions): Span {
    const follows = from === undefined ? currentPlace() : (from ?? undefined);
    const recorded = this.recorder?.begin(name, { kind, facts, follows, remote: from !== undefined });
    const place = recorded?.place ?? follows ?? newTrace();
    return {
      place,
      run: (work) => atPlace(place, work),
      end: (more, fault) => recorded?.end(more, fault),
    };
  }

  /** A span as long as the work. @throws what the work throws */
  async around<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const span = this.begin(name, options);
    try {
      const result = await span.run(work);
      span.end();
      return result;
    } catch (error) {
      span.end({}, error);
      throw error;
    }
  }

  /** The same for a step of a trace that is recorded; else it costs nothing. */
  step<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
    if (!this.recorder || !currentPlace()?.sampled) return work();
    return this.around(name, { kind }, work);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.recorder?.stop();
  }
}
