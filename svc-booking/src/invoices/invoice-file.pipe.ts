import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';

/** The number in `2026-000042.pdf`; a name that can be none is not found. */
@Injectable()
export class InvoiceFilePipe implements PipeTransform<string, string> {
  transform(file: string): string {
    const [, number] = /^(\d{4}-\d{6,})\.pdf$/.exec(file) ?? [];
    if (number === undefined) throw DomainError.notFound('The invoice');
    return number;
  }
}
