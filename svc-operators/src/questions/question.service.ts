import { Injectable } from '@nestjs/common';
import type { AnswerLink, AnswerState, AvailabilityRequest } from '@safari/contracts';
import { Database, DomainError, Outbox, type StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { REQUEST_COLUMNS, type RequestRow, toRequest } from '../availability-requests/request.view.js';
import { AnswerLinks } from './answer-links.js';
import { canBecome, linkFault, type Relinked } from './question.rules.js';

type Asked = Pick<AvailabilityRequest, 'id' | 'bookingId' | 'operatorId'>;
const ASKED = 'id, booking_id as "bookingId", operator_id as "operatorId"';

/** What staff do with the questions they have asked: links, closing, taking back. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly links: AnswerLinks,
  ) {}

  /** A fresh link, which opens the question (again) and ends every other link of it. */
  async link(staff: StaffIdentity, id: number): Promise<AnswerLink> {
    return this.db.transaction(async (tx) => {
      const fault = linkFault(await this.forLink(tx, id));
      if (fault) throw new DomainError('conflict', fault);
      await this.links.revoke(tx, [id]);
      const request = await this.become(tx, id, 'open', staff.name);
      return { url: await this.links.add(tx, id), request };
    });
  }

  /** No answer is taken any more; its links still show what was asked. */
  close(staff: StaffIdentity, id: number): Promise<AvailabilityRequest> {
    return this.db.transaction((tx) => this.end(tx, id, 'closed', staff.name));
  }

  /** The links are taken back: they neither show nor take anything. */
  async revoke(staff: StaffIdentity, id: number): Promise<AvailabilityRequest> {
    return this.db.transaction(async (tx) => {
      const request = await this.end(tx, id, 'revoked', staff.name);
      await this.links.revoke(tx, [id]);
      return request;
    });
  }

  /** An operator who has left the network has no say any more. */
  async revokeOf(tx: EntityManager, operatorId: number): Promise<void> {
    const known = (await tx.query(
      'select id from availability_request where operator_id = $1 order by id for update',
      [operatorId],
    )) as { id: number }[];
    await this.links.revoke(
      tx,
      known.map(({ id }) => id),
    );
    await this.endAll(tx, 'operator_id = $1', operatorId, 'revoked');
  }

  /** Nobody needs an answer about a trip that is over. */
  closeOf(tx: EntityManager, bookingId: string): Promise<void> {
    return this.endAll(tx, 'booking_id = $1', bookingId, 'closed');
  }

  /** Doing it again changes nothing. */
  private async end(
    tx: EntityManager,
    id: number,
    state: 'closed' | 'revoked',
    by: string,
  ): Promise<AvailabilityRequest> {
    const [request] = (await tx.query(
      `select ${REQUEST_COLUMNS} from availability_request where id = $1 for update`,
      [id],
    )) as RequestRow[];
    if (!request) throw DomainError.notFound('The request');
    if (request.answerState === state) return toRequest(request);
    if (!canBecome(request.answerState, state)) throw new DomainError('conflict', 'This question has ended.');
    return this.become(tx, id, state, by);
  }

  private async become(
    tx: EntityManager,
    id: number,
    state: AnswerState,
    by: string,
  ): Promise<AvailabilityRequest> {
    const [[request]] = (await tx.query(
      `update availability_request set answer_state = $2 where id = $1 returning ${REQUEST_COLUMNS}`,
      [id, state],
    )) as [[RequestRow], number];
    await this.tell(tx, request, state, by);
    return toRequest(request);
  }

  private async endAll(
    tx: EntityManager,
    whose: string,
    value: number | string,
    state: 'closed' | 'revoked',
  ): Promise<void> {
    const [ended] = (await tx.query(
      `update availability_request set answer_state = $2 where ${whose} and answer_state = 'open'
       returning ${ASKED}`,
      [value, state],
    )) as [Asked[], number];
    for (const request of ended) await this.tell(tx, request, state, null);
  }

  private async tell(tx: EntityManager, asked: Asked, state: AnswerState, by: string | null): Promise<void> {
    const { id: requestId, bookingId, operatorId } = asked;
    await this.outbox.add(tx, 'operators.availability-request.changed.v1', {
      bookingId,
      operatorId,
      requestId,
      answerState: state,
      by,
    });
  }

  /** Locks the operator first, then the request, as everybody does; so nobody is asked again meanwhile. */
  private async forLink(tx: EntityManager, id: number): Promise<Relinked> {
    const [operator] = (await tx.query(
      `select deleted from operator
       where id = (select operator_id from availability_request where id = $1) for no key update`,
      [id],
    )) as { deleted: boolean }[];
    const [request] = (await tx.query(
      `select answer_state as "answerState", request_status as "requestStatus",
         exists (select from availability_request newer
                 where newer.booking_id = asked.booking_id and newer.operator_id = asked.operator_id
                   and newer.id > asked.id) as "askedAgain"
       from availability_request asked where id = $1 for update`,
      [id],
    )) as Omit<Relinked, 'operatorGone'>[];
    if (!operator || !request) throw DomainError.notFound('The request');
    return { ...request, operatorGone: operator.deleted };
  }
}
