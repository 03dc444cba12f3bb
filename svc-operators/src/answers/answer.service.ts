import { Injectable } from '@nestjs/common';
import type { LinkedRequest, OperatorAnswer } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorsConfig } from '../config.js';
import { hashOf } from '../questions/answer-token.js';
import { AnswerRecorder } from './answer.recorder.js';
import { faultsInWords, inWords, isSameAnswer, normalized, STATUS_OF } from './answer.rules.js';
import { answerOf, QUESTION, type QuestionRow, toQuestion } from './answer.view.js';

/** What whoever holds a link can see and say: of the one request behind it, and of nothing else. */
@Injectable()
export class AnswerService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly db: Database,
    private readonly recorder: AnswerRecorder,
  ) {}

  async read(token: string): Promise<LinkedRequest> {
    return toQuestion(await this.find(this.db.manager, hashOf(token)));
  }

  /**
   * Takes the answer, once. The same answer again is the same question again.
   * @throws DomainError `conflict` with the first answer when there was another
   */
  async answer(token: string, said: OperatorAnswer): Promise<LinkedRequest> {
    const errors = faultsInWords(said);
    if (Object.keys(errors).length > 0) {
      throw new DomainError('validation', 'Please check your answer.', { errors });
    }
    const answer = normalized(said);
    const hash = hashOf(token);
    return this.db.transaction(async (tx) => {
      const asked = await this.lock(tx, hash);
      if (asked.state === 'closed')
        throw new DomainError('gone', 'We no longer need an answer to this question.');
      if (asked.state === 'answered') return this.again(asked, answer);
      await this.recorder.record(tx, asked, inWords(answer, this.config.brand.currency), {
        response: answer.note,
        requestStatus: STATUS_OF[answer.kind],
        quotedPrice: answer.quotedPrice,
        by: answer.name,
        writtenBy: 'operator',
      });
      return toQuestion(await this.find(tx, hash));
    });
  }

  private again(asked: QuestionRow, answer: OperatorAnswer): LinkedRequest {
    const first = answerOf(asked);
    if (first && isSameAnswer(first, answer)) return toQuestion(asked);
    throw new DomainError('conflict', 'This question has been answered already.', {
      extensions: { answer: first },
    });
  }

  private async lock(tx: EntityManager, hash: Buffer): Promise<QuestionRow> {
    const { requestId, operatorId, communicationId } = await this.find(tx, hash);
    await tx.query('select from operator where id = $1 for share', [operatorId]);
    await tx.query('select from communication where id = $1 for update', [communicationId]);
    await tx.query('select from availability_request where id = $1 for update', [requestId]);
    return this.find(tx, hash);
  }

  /** A token that was never given out is answered alike, however it is written. */
  private async find(db: EntityManager, hash: Buffer): Promise<QuestionRow> {
    const [row] = (await db.query(QUESTION, [hash])) as QuestionRow[];
    if (!row) throw DomainError.notFound('The question');
    if (row.revoked)
      throw new DomainError('gone', 'This link is no longer valid. Please use the newest one.');
    return row;
  }
}
