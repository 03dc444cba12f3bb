import { SetMetadata } from '@nestjs/common';
import type { VersionedList } from '../entity-tags/versioned-list.interceptor.js';
import type { Access } from '../identity/access.js';
import type { Page } from '../paging/page.js';
import type { DomainErrorKind } from '../problems/domain-error.js';
import type { ContractTypes } from './contract.types.js';

export type AnswerName = keyof ContractTypes;

/** Anything but JSON, by its media type. */
export interface MediaAnswer {
  media: string;
}

/** One type of the contracts, a list of it, a file, or nothing. */
export type Answer = AnswerName | readonly [AnswerName] | MediaAnswer | undefined;

/** What a method that is decorated so must return. */
type Answered<A extends Answer> = A extends AnswerName
  ? ContractTypes[A]
  : A extends readonly [infer N extends AnswerName]
    ? ContractTypes[N][] | Page<ContractTypes[N]> | VersionedList<ContractTypes[N]>
    : unknown;

type Handler<A extends Answer> = (...args: never[]) => Answered<A> | Promise<Answered<A>>;

export interface ApiCallDetails {
  /** Who may call it, where the route's own guard decides instead of `@ForStaff()` and the like. */
  access?: Exclude<Access, 'everyone'>;
  /** Refusals that only the use case knows; those of guards, pipes and headers are known already. */
  refuses?: readonly DomainErrorKind[];
  /** The status where the framework does not know it, because the method sends the answer itself. */
  status?: number;
  /** Other statuses under which the answer has the same shape. */
  alsoStatus?: readonly number[];
  /** The media type of a body that is not JSON, e.g. `image/*`. */
  takes?: string;
}

export interface ApiCallFacts extends ApiCallDetails {
  summary: string;
  answers: Answer;
}

export const API_CALL = 'safari:api-call';

/**
 * A short summary of the call, and the type of its answer. The compiler rejects an answer type that the method does not
 * return, and the document cannot be made while a route has no `@ApiCall()`.
 */
export const ApiCall =
  <const A extends Answer = undefined>(summary: string, answers?: A, details: ApiCallDetails = {}) =>
  <M extends Handler<A>>(target: object, key: string | symbol, method: TypedPropertyDescriptor<M>): void => {
    SetMetadata(API_CALL, { summary, answers, ...details } satisfies ApiCallFacts)(target, key, method);
  };
