import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Booking } from '@safari/contracts';
import { Database, type Page, toPage } from '@safari/service-kit';
import { type BookingPage, listQuery } from './booking-list.query.js';

@Injectable()
export class BookingList {
  constructor(private readonly database: Database) {}

  async page(list: BookingPage): Promise<Page<Booking>> {
    const { text, values } = listQuery(list);
    // How rare a search is decides its plan, so it is planned for its own words and never prepared.
    const found = list.search
      ? ((await this.database.manager.query(text, values)) as Booking[])
      : await this.database.rows<Booking>(`bookings-${fingerprint(text)}`, text, values);
    return toPage(found, list.limit, (row) => ({
      key: list.sort === 'departure' ? row.preferredDate : row.createdAt,
      id: row.id,
    }));
  }
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
