import { Injectable } from '@nestjs/common';
import type { CustomerReview } from '@safari/contracts';
import { Database } from '@safari/service-kit';
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
  async insert(tx: EntityManager, fields: Omit<ReviewEntity, 'id'>): Promise<ReviewEntity | undefined> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(ReviewEntity)
      .values(fields)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    return row && tx.create(ReviewEntity, { ...fields, id: row.id });
  }
}
