import { Injectable } from '@nestjs/common';
import type { Booking, CustomerReview, PostReview, WithholdingGround } from '@safari/contracts';
import { Database, DomainError, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ReviewEntity } from './review.entity.js';
import { REVIEW_COLUMNS } from './review.view.js';

@Injectable()
export class ReviewRepository {
  constructor(private readonly database: Database) {}

  of(bookingId: string): Promise<CustomerReview[]> {
    return this.database.rows<CustomerReview>(
      'reviews',
      `select ${REVIEW_COLUMNS} from customer_review where booking_id = $1`,
      [bookingId],
    );
  }

  /** @returns undefined where the booking has a review already */
  async insert(
    tx: EntityManager,
    { id: bookingId, bookingType, itemId }: Pick<Booking, 'id' | 'bookingType' | 'itemId'>,
    review: Omit<PostReview, 'bookingId'> & { createdAt: Date },
  ): Promise<CustomerReview | undefined> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(ReviewEntity)
      .values({ ...review, bookingId, bookingType, itemId })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    return row && this.read(tx, row.id);
  }

  async findBookingId(tx: EntityManager, id: number): Promise<string | undefined> {
    const review = await rowOf<{ bookingId: string }>(
      tx,
      'select booking_id as "bookingId" from customer_review where id = $1',
      [id],
    );
    return review?.bookingId;
  }

  /** Locks it against other decisions until the transaction ends. */
  lock(tx: EntityManager, id: number): Promise<CustomerReview | undefined> {
    return rowOf<CustomerReview>(
      tx,
      `select ${REVIEW_COLUMNS} from customer_review where id = $1 for update`,
      [id],
    );
  }

  async withhold(
    tx: EntityManager,
    id: number,
    ground: WithholdingGround,
    by: string,
  ): Promise<CustomerReview> {
    await tx.query(
      'update customer_review set withheld_ground = $2, withheld_at = now(), withheld_by = $3 where id = $1',
      [id, ground, by],
    );
    return this.read(tx, id);
  }

  async publish(tx: EntityManager, id: number): Promise<CustomerReview> {
    await tx.query(
      'update customer_review set withheld_ground = null, withheld_at = null, withheld_by = null where id = $1',
      [id],
    );
    return this.read(tx, id);
  }

  async reply(tx: EntityManager, id: number, text: string, by: string, at: Date): Promise<CustomerReview> {
    await tx.query('update customer_review set reply = $2, replied_at = $4, replied_by = $3 where id = $1', [
      id,
      text,
      by,
      at,
    ]);
    return this.read(tx, id);
  }

  /** @throws DomainError when its booking was erased */
  async read(tx: EntityManager, id: number): Promise<CustomerReview> {
    const review = await rowOf<CustomerReview>(
      tx,
      `select ${REVIEW_COLUMNS} from customer_review where id = $1`,
      [id],
    );
    if (!review) throw DomainError.notFound('The review');
    return review;
  }
}
