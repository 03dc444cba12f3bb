import type { Booking } from '@safari/contracts';
import { type Stringifier, stringify } from 'csv-stringify';

/** One line of the export; the currency is the same in all of them. */
export type ExportedBooking = Booking & { currency: string };

/** Spreadsheets and scripts rely on these: a header may be added at the end, never renamed. */
const COLUMNS: { key: keyof ExportedBooking; header: string }[] = [
  { key: 'reference', header: 'Reference' },
  { key: 'createdAt', header: 'Booked at' },
  { key: 'status', header: 'Status' },
  { key: 'bookingType', header: 'Type' },
  { key: 'itemName', header: 'Trip' },
  { key: 'preferredDate', header: 'Preferred date' },
  { key: 'numberOfTravelers', header: 'Travelers' },
  { key: 'customerName', header: 'Customer' },
  { key: 'customerEmail', header: 'Email' },
  { key: 'customerPhone', header: 'Telephone' },
  { key: 'assignedOperatorName', header: 'Operator' },
  { key: 'unitPrice', header: 'Price per person' },
  { key: 'totalPrice', header: 'Total price' },
  { key: 'specialRequests', header: 'Special requests' },
  { key: 'id', header: 'Booking id' },
  { key: 'currency', header: 'Currency' },
];

/**
 * Takes bookings and gives RFC 4180, with the mark by which spreadsheets know UTF-8. A cell that a spreadsheet would
 * take for a formula begins with an apostrophe, so that it stays text.
 */
export function bookingsAsCsv(): Stringifier {
  return stringify({
    bom: true,
    header: true,
    columns: COLUMNS,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/, // half a line end is one to many readers
    escape_formulas: true,
  });
}
