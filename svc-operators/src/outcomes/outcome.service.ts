import { Injectable } from '@nestjs/common';
import type { CommunicationStatus } from '@safari/contracts';
import { type MailOutcome, OnMail, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export const MAIL_TOPIC = 'communication';

/** Hears how messages went and says so on their communications. */
@Injectable()
export class OutcomeService {
  constructor(private readonly outbox: Outbox) {}

  @OnMail(MAIL_TOPIC)
  async mailed(tx: EntityManager, { topicId, state }: MailOutcome): Promise<void> {
    // the letter held a link; what was said stands on the communication
    await tx.query(`update outgoing_mail set text = '', html = null where topic = $1 and topic_id = $2`, [
      MAIL_TOPIC,
      topicId,
    ]);
    await this.settle(tx, Number(topicId), state);
  }

  /** A communication that has been answered meanwhile stays answered. */
  async settle(tx: EntityManager, communicationId: number, state: 'sent' | 'failed'): Promise<void> {
    const [[settled]] = (await tx.query(
      `update communication set status = $2 where id = $1 and status = 'pending'
       returning booking_id as "bookingId", operator_id as "operatorId"`,
      [communicationId, state],
    )) as [{ bookingId: string; operatorId: number }[], number];
    if (!settled) return;
    await this.outbox.add(tx, 'operators.communication.changed.v1', {
      ...settled,
      communicationId,
      status: state,
    });
  }

  /** It was not taken and will be tried again; its delivery log has grown. */
  async tried(tx: EntityManager, communicationId: number): Promise<void> {
    const [communication] = (await tx.query(
      'select booking_id as "bookingId", operator_id as "operatorId", status from communication where id = $1',
      [communicationId],
    )) as { bookingId: string; operatorId: number; status: CommunicationStatus }[];
    if (!communication) return;
    await this.outbox.add(tx, 'operators.communication.changed.v1', { ...communication, communicationId });
  }
}
