import { Readable } from 'node:stream';
import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import { today } from '@safari/contracts';
import { BookingConfig } from '../config.js';
import { BookingRepository, type ExportPart } from './booking.repository.js';
import { SHEET_HEAD } from './booking-export.query.js';
import type { OrderedFilter } from './booking-list.query.js';

/**
 * Rows in memory at a time, however long the export is; the first chunk is small, so that the first byte comes soon.
 */
const [FIRST_CHUNK, CHUNK] = [250, 4_000];

@Injectable()
export class BookingExportService {
  private readonly log = new Logger('BookingExport');

  constructor(
    private readonly config: BookingConfig,
    private readonly bookings: BookingRepository,
  ) {}

  /** Everything the filter finds, read part by part as fast as the reader takes it. */
  async file(filter: OrderedFilter): Promise<StreamableFile> {
    const first = await this.part(filter, FIRST_CHUNK); // a refusal comes before the first byte
    const sheet = Readable.from(this.parts(filter, first), { objectMode: false });
    sheet.on('error', (error) => this.log.warn({ msg: 'an export ended early', err: error }));
    return new StreamableFile(sheet, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="bookings-${today()}.csv"`,
    });
  }

  /** The next part is asked for while one is being sent. */
  private async *parts(filter: OrderedFilter, first: ExportPart): AsyncGenerator<string> {
    yield SHEET_HEAD;
    let part = first;
    for (;;) {
      const next = part.next === undefined ? undefined : this.part(filter, CHUNK, part.next);
      next?.catch(() => undefined); // the reader may leave before anybody waits for it
      yield part.lines;
      if (next === undefined) return;
      part = await next;
    }
  }

  private part(filter: OrderedFilter, limit: number, cursor?: string): Promise<ExportPart> {
    return this.bookings.sheet({ ...filter, limit, cursor }, this.config.brand.currency);
  }
}
