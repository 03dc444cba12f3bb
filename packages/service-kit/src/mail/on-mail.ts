import type { EntityManager } from 'typeorm';
import { methodMark } from '../annotations/method-mark.js';

export const ON_MAIL = 'safari:on-mail';
export const ON_MAIL_RETRY = 'safari:on-mail-retry';

export interface MailOutcome {
  topicId: string;
  to: string;
  state: 'sent' | 'failed';
  /** Why it failed. */
  reason: string | null;
  /** How often it was offered to the server. */
  attempts: number;
}

/** An attempt that failed, after which another one follows: by itself, or as staff send a failed letter again. */
export interface MailRetry {
  topicId: string;
  to: string;
  reason: string;
  attempts: number;
}

export type MailHandler = (tx: EntityManager, outcome: MailOutcome) => Promise<void>;
export type MailRetryHandler = (tx: EntityManager, retry: MailRetry) => Promise<void>;

/** Marks a provider's method that is told how letters of a topic went, in the transaction that records it. */
export const OnMail = methodMark<MailHandler>(ON_MAIL);

/**
 * Marks a provider's method that is told of each failed attempt that will be repeated: at most once, and never after
 * the outcome. If the method throws, the letter goes on, and only its outcome is told. It is also told when staff send
 * a failed letter again, in the transaction that requeues it.
 */
export const OnMailRetry = methodMark<MailRetryHandler>(ON_MAIL_RETRY);
