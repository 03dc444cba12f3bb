import { Logger } from '@nestjs/common';
import {
  type Attributes,
  SpanKind as Kind,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { TracePlace } from './traceparent.js';
import type { Span, SpanFacts, SpanKind, SpanRecorder } from './tracing.js';

export interface RecorderOptions {
  service: string;
  /** Where spans are collected, by OTLP over HTTP. */
  endpoint: string;
  /** The share of traces that are kept, 0 to 1. */
  ratio: number;
  /** Whether requests from the internet begin traces here: then their own choice of what is recorded does not count. */
  isEdge: boolean;
}

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
};

/** How long an ending process waits for a collector that does not answer. */
const FLUSH_TIMEOUT_MS = 2_000;
/** How often a collector that is away is logged at most. */
const LOG_INTERVAL_MS = 60_000;

/** Sends spans to OpenTelemetry's collector in the background; only spans that it does not take are lost. */
export class OtlpRecorder implements SpanRecorder {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ service, endpoint, ratio, isEdge }: RecorderOptions) {
    const share = new TraceIdRatioBasedSampler(ratio);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
      sampler: new ParentBasedSampler({
        root: share,
        ...(isEdge && { remoteParentSampled: share, remoteParentNotSampled: share }),
      }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new LoggingExporter(endpoint),
          exportTimeoutMillis: FLUSH_TIMEOUT_MS,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('safari');
  }

  begin(
    name: string,
    options: { kind: SpanKind; facts: SpanFacts; follows?: TracePlace | undefined; remote: boolean },
  ): Pick<Span, 'place' | 'end'> {
    const { kind, facts, follows, remote } = options;
    const parent = follows
      ? trace.setSpanContext(ROOT_CONTEXT, { ...contextOf(follows), isRemote: remote })
      : ROOT_CONTEXT;
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      place: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
      end: (more, fault) => {
        if (more) span.setAttributes(more as Attributes);
        if (fault !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute(ATTR_ERROR_TYPE, kindOf(fault));
        }
        span.end();
      },
    };
  }

  async stop(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined); // the exporter has said why
  }
}

const contextOf = ({ traceId, spanId, sampled }: TracePlace) => ({
  traceId,
  spanId,
  traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
});

/** Never an error's message: it may name somebody. */
function kindOf(fault: unknown): string {
  if (typeof fault === 'string') return fault;
  if (!(fault instanceof Error)) return 'unknown';
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' ? code : fault.name;
}

/** Says in the log that spans are lost. */
class LoggingExporter extends OTLPTraceExporter {
  private readonly log = new Logger('Tracing');
  private silentUntil = 0;

  constructor(endpoint: string) {
    super({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: FLUSH_TIMEOUT_MS });
  }

  override export(...[spans, done]: Parameters<SpanExporter['export']>): void {
    super.export(spans, (result) => {
      if (result.error && Date.now() > this.silentUntil) {
        this.silentUntil = Date.now() + LOG_INTERVAL_MS;
        this.log.warn({ msg: 'spans are lost: the collector did not take them', err: result.error });
      }
      done(result);
    });
  }
}
