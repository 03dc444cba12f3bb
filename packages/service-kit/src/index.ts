export { DecoratedMethods } from './annotations/decorated-methods.js';
export type { JsonSchema, JsonSchemas } from './annotations/json-schema.js';
export { ServiceModule, type ServiceOptions } from './app/service.module.js';
export { createService, type StartOptions, startService } from './app/start-service.js';
export { tracingOf } from './app/tracing.provider.js';
export {
  ConfigError,
  FlagFromEnv,
  IsHttpAddress,
  loadConfig,
  MailingServiceConfig,
  ProcessConfig,
  ServiceConfig,
  WholeFromEnv,
} from './config/config.js';
export { NamedAddresses, NamedPlaces, type NamedValues } from './config/named-values.js';
export { CommitSignal } from './database/commit-signal.js';
export { Database, type SqlValue } from './database/database.js';
export { insertRow } from './database/insert-row.js';
export { Loop } from './database/loop.js';
export { ago, type Pruned, RETENTION_DAYS } from './database/retention.js';
export { retryUntilKnown } from './database/retry-until-known.js';
export { statement } from './database/statement.js';
export { wireMoment } from './database/wire-moment.js';
export { contentTag, notModified } from './entity-tags/content-tag.js';
export { EntityTagInterceptor } from './entity-tags/entity-tag.interceptor.js';
export { assertFresh, IfMatch } from './entity-tags/if-match.js';
export { Asks } from './events/asks.js';
export { BROKER_OPTIONS, Broker } from './events/broker.js';
export { UnreadableEvent } from './events/inbox.js';
export { OnAsk } from './events/on-ask.js';
export { OnEvent } from './events/on-event.js';
export { Outbox } from './events/outbox.js';
export { Figures } from './figures/figures.js';
export {
  DEPENDENCIES,
  type Dependency,
  HealthController,
  METRICS_TOKEN,
} from './health/health.controller.js';
export { isLeaving } from './health/leaving.js';
export { escapeHtml } from './html/escape-html.js';
export { htmlLetter, htmlParagraph } from './html/html-letter.js';
export { IdempotencyKey, isIdempotencyKey } from './idempotency/idempotency-key.js';
export { type Answered, IdempotencyKeyStore } from './idempotency/idempotency-key.store.js';
export {
  AccessGuard,
  allow,
  assertDuty,
  Customer,
  type CustomerIdentity,
  ForCustomers,
  ForEveryone,
  ForSignedIn,
  ForStaff,
  Staff,
  type StaffIdentity,
  Who,
} from './identity/access.js';
export { type SessionKind, sessionCookie, sessionHash } from './identity/cookies.js';
export { GATEWAY_SECRET_HEADER, IsSecret, isLocalSecret, knowsSecret } from './identity/gateway-secret.js';
export { IDENTITY_ALGORITHM, IdentityVerifier, identityToken } from './identity/identity.js';
export { preferredLanguage, ReaderLanguage } from './languages/reader-language.js';
export { linkTokenHash, newLinkToken } from './links/link-token.js';
export { JsonLogger } from './logs/json-logger.js';
export type { Attachment, Letter } from './mail/letter.js';
export { type MailOutcome, type MailRetry, OnMail, OnMailRetry } from './mail/on-mail.js';
export { OutgoingMail, oneLine } from './mail/outgoing-mail.js';
export { type AddressScope, addressScope } from './network/address.rules.js';
export { clientKey, networkOf } from './network/client-key.rules.js';
export { ApiCall } from './openapi/api-call.js';
export { ApiDocument } from './openapi/document.js';
export { OpenApiModule } from './openapi/openapi.module.js';
export type * from './openapi/openapi.types.js';
export { asSchema } from './openapi/request.schema.js';
export { type Cursor, decodeCursor, encodeCursor, isMoment, rowCursor } from './paging/cursor.js';
export { PageDto, type PageOptions, pageDto } from './paging/page.dto.js';
export { PageInterceptor } from './paging/page.interceptor.js';
export { type Page, toPage } from './paging/page.js';
export { SharedListInterceptor } from './paging/shared-list.interceptor.js';
export { LARGEST_ID, PublicIdPipe, RowIdPipe } from './paths/id.pipe.js';
export { KitTraces, type Traces } from './privacy/kit-traces.js';
export { DOMAIN_ERRORS, DomainError, type DomainErrorKind } from './problems/domain-error.js';
export { answerProblem, logProblem, ProblemFilter, toProblem } from './problems/problem.filter.js';
export { rawProblem } from './problems/raw-problem.js';
export { currentTraceparent, traceHeaders } from './tracing/current-trace.js';
export { placeOf } from './tracing/request.traces.js';
export { parseTraceparent, TRACEPARENT, type TracePlace, toTraceparent } from './tracing/traceparent.js';
export { type Span, Tracing } from './tracing/tracing.js';
export { IsMoney } from './validation/money.js';
export {
  IsCleanLine,
  IsCleanText,
  IsEmailAddress,
  IsNumberTo,
  IsPlainDate,
  Trim,
} from './validation/rules.js';
export { fieldErrors, requestValidation } from './validation/validation.pipe.js';
