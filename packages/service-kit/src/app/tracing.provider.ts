import type { Provider } from '@nestjs/common';
import type { ProcessConfig } from '../config/config.js';
import { Tracing } from '../tracing/tracing.js';

/**
 * `Tracing` of a process. Nothing of OpenTelemetry's is loaded where no collector is named.
 * @param isEdge whether requests from the internet begin traces here
 */
export const tracingOf = (
  service: string,
  config: Pick<ProcessConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
  { isEdge = false } = {},
): Provider => ({
  provide: Tracing,
  useFactory: async () => {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
    if (endpoint === undefined) return new Tracing();
    const { OtlpRecorder } = await import('../tracing/otlp-recorder.js');
    return new Tracing(new OtlpRecorder({ service, endpoint, ratio, isEdge }));
  },
});
