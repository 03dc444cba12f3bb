import { Injectable } from '@nestjs/common';
import type { AskData } from '@safari/contracts';
import { Database, OnAsk } from '@safari/service-kit';
import { isUUID } from 'class-validator';

/** Answers with what a customer wrote when booking, for a service that must pass it on: no event carries it. */
@Injectable()
export class SpecialRequestsAnswerer {
  constructor(private readonly database: Database) {}

  @OnAsk('booking.special-requests')
  async of({
    bookingId,
  }: AskData['booking.special-requests']['ask']): Promise<AskData['booking.special-requests']['answer']> {
    if (!isUUID(bookingId)) return { specialRequests: null };
    const [booking] = await this.database.rows<{ specialRequests: string; durationDays: number }>(
      'special-requests',
      'select special_requests as "specialRequests", duration_days as "durationDays" from booking where id = $1',
      [bookingId],
    );
    return booking ?? { specialRequests: null };
  }
}
