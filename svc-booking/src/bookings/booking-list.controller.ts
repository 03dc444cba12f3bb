import { Controller, Get, Header, Query, StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Booking, BookingSummary } from '@safari/contracts';
import { ApiCall, ForStaff, type Page, PageInterceptor } from '@safari/service-kit';
import { ExportBookingsDto, ListBookingsDto } from './booking.dto.js';
import { BookingExportService } from './booking-export.service.js';
import { BookingListService } from './booking-list.service.js';
import { BookingSummaryService } from './booking-summary.service.js';

/** What staff see of all bookings together. */
@ForStaff()
@Controller('api/bookings')
export class BookingListController {
  constructor(
    private readonly list: BookingListService,
    private readonly summaries: BookingSummaryService,
    private readonly exports: BookingExportService,
  ) {}

  @UseInterceptors(PageInterceptor)
  @ApiCall('List bookings, a page at a time', ['Booking'])
  @Get()
  page(@Query() list: ListBookingsDto): Promise<Page<Booking>> {
    return this.list.page(list);
  }

  @ApiCall('Count bookings and revenue', 'BookingSummary')
  @Get('summary')
  summary(): Promise<BookingSummary> {
    return this.summaries.summary();
  }

  @ForStaff('money')
  @ApiCall('Export bookings as a table', { media: 'text/csv' })
  @Header('cache-control', 'private, no-store')
  @Get('export')
  export(@Query() filter: ExportBookingsDto): Promise<StreamableFile> {
    return this.exports.file(filter);
  }
}
