import { Injectable } from '@nestjs/common';
import type { Communication } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type Answer, RequestService } from '../availability-requests/request.service.js';
import { COMMUNICATION_COLUMNS } from '../communications/communication.view.js';

/** The message of ours that is answered. */
export interface Asked {
  /** null where a request knows of none */
  communicationId: number | null;
  bookingId: string;
  operatorId: number;
  communicationType: Communication['communicationType'];
  subject: string;
}

export interface RecordedAnswer extends Answer {
  writtenBy: 'operator' | 'staff';
}

/**
 * What an operator said, whoever writes it down: the inbound message, the request's new state and the event that
 * brings both onto the screens, in the caller's transaction. Callers hold the operator, then the communication, then
 * the request: always in this order, so that they wait for each other instead of for ever.
 */
@Injectable()
export class AnswerRecorder {
  constructor(
    private readonly requests: RequestService,
    private readonly outbox: Outbox,
  ) {}

  /** Keeps the operator from being deleted until the transaction ends. */
  async holdOperatorOf(tx: EntityManager, communicationId: number): Promise<void> {
    await tx.query(
      'select from operator where id = (select operator_id from communication where id = $1) for share',
      [communicationId],
    );
  }

  /** @param message the answer in words @returns the inbound message */
  async record(
    tx: EntityManager,
    asked: Asked,
    message: string,
    answer: RecordedAnswer,
  ): Promise<Communication> {
    const { communicationId, bookingId, operatorId } = asked;
    if (communicationId !== null) {
      await tx.query(`update communication set status = 'responded' where id = $1`, [communicationId]);
    }
    const [inbound] = (await tx.query(
      `insert into communication (booking_id, operator_id, communication_type, direction, subject, message, status)
       values ($1, $2, $3, 'inbound', $4, $5, 'delivered') returning ${COMMUNICATION_COLUMNS}`,
      [bookingId, operatorId, asked.communicationType, replyTo(asked.subject), message],
    )) as [Communication];
    const requestStatus = await this.requests.answer(tx, bookingId, operatorId, answer);
    await this.outbox.add(tx, 'operators.communication.answered.v1', {
      bookingId,
      operatorId,
      communicationId: communicationId ?? inbound.id,
      status: 'responded',
      requestStatus,
      quotedPrice: answer.quotedPrice ?? null,
      writtenBy: answer.writtenBy,
    });
    return inbound;
  }
}

const replyTo = (subject: string): string => (subject.startsWith('Re: ') ? subject : `Re: ${subject}`);
