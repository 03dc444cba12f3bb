import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export const ON_MAIL = 'safari:on-mail';

export interface MailOutcome {
  topicId: string;
  to: string;
  state: 'sent' | 'failed';
  /** Why it failed. */
  reason: string | null;
}

export type MailHandler = (tx: EntityManager, outcome: MailOutcome) => Promise<void>;

/** Marks a provider's method that hears how letters of a topic went, in the transaction that records it. */
export const OnMail =
  (topic: string) =>
  (target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<MailHandler>): void => {
    SetMetadata(ON_MAIL, topic)(target, key, descriptor);
  };
