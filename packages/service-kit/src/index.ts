export { DecoratedMethods } from './annotations/decorated-methods.js';
export { methodMark } from './annotations/method-mark.js';
export { ServiceModule, type ServiceOptions } from './app/service.module.js';
export { MailingServiceConfig, ServiceConfig } from './config/config.js';
export { IsHttpAddress, IsIdentityKey } from './config/setting-checks.js';
export { CommitSignal } from './database/commit-signal.js';
export { Database, type SqlValue } from './database/database.js';
export { insertRow } from './database/insert-row.js';
export { Loop } from './database/loop.js';
export { LoopWorker } from './database/loop-worker.js';
export { lockName } from './database/name-lock.js';
export { Pruning } from './database/pruning.js';
export { ago, type Pruned, RETENTION_DAYS } from './database/retention.js';
export { retryUntilKnown } from './database/retry-until-known.js';
export { oneRowOf, rowCountOf, rowOf, rowsOf } from './database/rows.js';
export { statement } from './database/statement.js';
export { wireMoment } from './database/wire-moment.js';
export { EntityTagInterceptor } from './entity-tags/entity-tag.interceptor.js';
export { assertFresh, IfMatch } from './entity-tags/if-match.js';
export { type VersionedList, VersionedListInterceptor } from './entity-tags/versioned-list.interceptor.js';
export { Asks } from './events/asks.js';
export { OnAsk } from './events/on-ask.js';
export { OnEvent } from './events/on-event.js';
export { Outbox } from './events/outbox.js';
export { htmlLetter, htmlParagraph } from './html/html-letter.js';
export { IdempotencyKey, isIdempotencyKey } from './idempotency/idempotency-key.js';
export { type Answered, IdempotencyKeyStore } from './idempotency/idempotency-key.store.js';
export {
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
export { knowsSecret } from './identity/gateway-secret.js';
export { IDENTITY_ALGORITHM, identityToken } from './identity/identity.js';
export { staffKey } from './identity/staff-key.js';
export { ReaderLanguage } from './languages/reader-language.js';
export { linkTokenHash, newLinkToken } from './links/link-token.js';
export type { Attachment, Letter } from './mail/letter.js';
export { type MailOutcome, type MailRetry, OnMail, OnMailRetry } from './mail/on-mail.js';
export { OutgoingMail, oneLine } from './mail/outgoing-mail.js';
export { type AddressScope, addressScope } from './network/address.rules.js';
export { networkOf } from './network/client-key.rules.js';
export { asSchema } from './openapi/request.schema.js';
export { type Cursor, decodeCursor, encodeCursor, isMoment, rowCursor } from './paging/cursor.js';
export { PageDto, type PageOptions, pageDto } from './paging/page.dto.js';
export { PageInterceptor } from './paging/page.interceptor.js';
export { type Page, toPage } from './paging/page.js';
export { SharedListInterceptor } from './paging/shared-list.interceptor.js';
export { LARGEST_ID, PublicIdPipe, RowIdPipe } from './paths/id.pipe.js';
export { KitErasure } from './privacy/kit-erasure.js';
export * from './process.js';
export { currentTraceparent } from './tracing/current-trace.js';
export { parseTraceparent, type TracePlace } from './tracing/traceparent.js';
export { IsMoney } from './validation/money.js';
export {
  IsCleanLine,
  IsCleanText,
  IsDecimalIn,
  IsEmailAddress,
  IsPlainDate,
  Trim,
  TrimMarks,
  trimmed,
} from './validation/rules.js';
export { fieldErrors, requestValidation } from './validation/validation.pipe.js';
