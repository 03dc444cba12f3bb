import { Injectable } from '@nestjs/common';
import { currentTraceparent, Database, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** An assignment that nobody has been told of yet. */
export interface HeldAssignment {
  bookingId: string;
  operatorId: number;
}

/** One that is due. */
export interface DueAssignment extends HeldAssignment {
  /** The trace in which it was made. */
  traceparent: string | null;
}

@Injectable()
export class HeldAssignmentRepository {
  constructor(private readonly database: Database) {}

  async insert(
    tx: EntityManager,
    { bookingId, operatorId }: HeldAssignment,
    holdSeconds: number,
  ): Promise<void> {
    await tx.query(
      `insert into held_assignment (booking_id, operator_id, due_at, traceparent)
       values ($1, $2, now() + $3::integer * interval '1 second', $4)`,
      [bookingId, operatorId, holdSeconds, currentTraceparent()],
    );
  }

  /** The one that has been due longest. */
  async findDue(): Promise<DueAssignment | undefined> {
    const [due] = await this.database.rows<DueAssignment>(
      'due-assignment',
      `select booking_id as "bookingId", operator_id as "operatorId", traceparent
       from held_assignment where due_at <= now() order by due_at, booking_id limit 1`,
    );
    return due;
  }

  /** Whoever deletes the row has to act on it. @returns the assigned operator; undefined if no assignment was held */
  async delete(tx: EntityManager, bookingId: string, only?: 'due'): Promise<number | undefined> {
    const deleted = await rowOf<{ operatorId: number }>(
      tx,
      `delete from held_assignment where booking_id = $1 and (due_at <= now() or not $2)
       returning operator_id as "operatorId"`,
      [bookingId, only === 'due'],
    );
    return deleted?.operatorId;
  }

  async count(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ count: number }>(
      'assignments-held',
      'select count(*)::int as count from held_assignment',
    );
    return row?.count;
  }

  /** Postpones an assignment that is due. */
  async updateLater(bookingId: string, seconds: number): Promise<void> {
    await this.database.manager.query(
      `update held_assignment set due_at = now() + $2::integer * interval '1 second'
       where booking_id = $1 and due_at <= now()`,
      [bookingId, seconds],
    );
  }
}
