import { Injectable } from '@nestjs/common';
import { Database, DomainError } from '@safari/service-kit';
import type { Correspondent } from './correspondent.js';

export interface Thread {
  bookingId: string;
  /** whose booking it is */
  customerId: string;
}

/** Every booking has a thread, from its first day on. */
@Injectable()
export class Threads {
  constructor(private readonly database: Database) {}

  /** Another customer's is simply not found. */
  async open({ customerId }: Correspondent, bookingId: string): Promise<Thread> {
    const [thread] = await this.database.rows<Thread>(
      'message-thread',
      `select id as "bookingId", customer_id as "customerId" from booking
       where id = $1 and ($2::text is null or customer_id = $2)`,
      [bookingId, customerId],
    );
    if (!thread) throw DomainError.notFound('The booking');
    return thread;
  }
}
