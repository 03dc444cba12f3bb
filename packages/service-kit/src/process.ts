// What every process has, also one without a database: nothing here loads what a database or letters need.
export type { JsonSchema, JsonSchemas } from './annotations/json-schema.js';
export { createService, type StartOptions, startService } from './app/start-service.js';
export { tracingOf } from './app/tracing.provider.js';
export { ConfigError, loadConfig, ProcessConfig } from './config/config.js';
export { NamedAddresses, NamedPlaces, type NamedValues } from './config/named-values.js';
export { type Refusals, refusedSecret, refusedWords } from './config/refusals.js';
export { FlagFromEnv, MustBe, WholeFromEnv } from './config/setting-checks.js';
export { contentTag, notModified } from './entity-tags/content-tag.js';
export { BrokerFigures } from './events/broker.figures.js';
export { BROKER_OPTIONS, Broker } from './events/broker.js';
export { positionSubjectOf } from './events/broker-names.js';
export { Figures } from './figures/figures.js';
export {
  DEPENDENCIES,
  type Dependency,
  HealthController,
  METRICS_TOKEN,
} from './health/health.controller.js';
export { isLeaving } from './health/leaving.js';
export { escapeHtml } from './html/escape-html.js';
export { allow } from './identity/access.js';
export { LONGEST_SESSION_ID, type SessionKind, sessionCookie, sessionHash } from './identity/cookies.js';
export { GATEWAY_SECRET_HEADER, IsSecret } from './identity/gateway-secret.js';
export { preferredLanguage } from './languages/reader-language.js';
export { clientKey } from './network/client-key.rules.js';
export { ApiCall } from './openapi/api-call.js';
export { ApiDocument } from './openapi/document.js';
export { OpenApiModule } from './openapi/openapi.module.js';
export type * from './openapi/openapi.types.js';
export { DomainError, type DomainErrorKind, RETRY_AFTER_SECONDS } from './problems/domain-error.js';
export { answerProblem, logProblem, toProblem } from './problems/problem.filter.js';
export { rawProblem } from './problems/raw-problem.js';
export { inTime, within } from './timeouts/timeout.js';
export { traceHeaders } from './tracing/current-trace.js';
export { placeOf } from './tracing/request.traces.js';
export { toTraceparent } from './tracing/traceparent.js';
export { type Span, Tracing } from './tracing/tracing.js';
