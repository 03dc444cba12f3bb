import { pipeline, Readable } from 'node:stream';
import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import { today } from '@safari/contracts';
import { BookingConfig } from '../config.js';
import { bookingsAsCsv, type ExportedBooking } from './booking-export.csv.js';
import type { OrderedFilter } from './booking-list.query.js';
import { BookingListService } from './booking-list.service.js';

/** Rows held at a time, whatever the export's length. */
const CHUNK = 500;

@Injectable()
export class BookingExportService {
  private readonly log = new Logger('BookingExport');

  constructor(
    private readonly config: BookingConfig,
    private readonly list: BookingListService,
  ) {}

  /** Everything the filter finds, read page by page as fast as the reader takes it. */
  async file(filter: OrderedFilter): Promise<StreamableFile> {
    const first = await this.list.page({ ...filter, limit: CHUNK }); // a refusal comes before the first byte
    const csv = bookingsAsCsv();
    pipeline(Readable.from(this.rows(filter, first)), csv, (error) => {
      if (error) this.log.warn({ msg: 'an export ended early', err: error });
    });
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="bookings-${today()}.csv"`,
    });
  }

  private async *rows(
    filter: OrderedFilter,
    first: Awaited<ReturnType<BookingListService['page']>>,
  ): AsyncGenerator<ExportedBooking> {
    const { currency } = this.config.brand;
    const withCurrency = (rows: typeof first.rows) => rows.map((booking) => ({ ...booking, currency }));
    let page = first;
    yield* withCurrency(page.rows);
    while (page.next !== undefined) {
      page = await this.list.page({ ...filter, limit: CHUNK, cursor: page.next });
      yield* withCurrency(page.rows);
    }
  }
}
