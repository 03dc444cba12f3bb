import { type PlainDate, today, transferDayFault } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/**
 * @param field the day's field in the request
 * @throws DomainError there for a day in the future, or so long ago that its year was mistyped
 */
export function assertTransferDay(field: string, day: PlainDate, what: 'payment' | 'transfer'): void {
  const fault = transferDayFault(day, today());
  if (fault === 'ahead') throw DomainError.field(field, `The day of the ${what} cannot lie ahead.`);
  if (fault === 'old') {
    throw DomainError.field(field, `The day of the ${what} is more than a year ago: look at its year.`);
  }
}
