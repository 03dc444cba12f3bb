import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';

/** The number in `CN-2026-000042.pdf`; a name that can be none is not found. */
@Injectable()
export class CreditNoteFilePipe implements PipeTransform<string, string> {
  transform(file: string): string {
    const [, number] = /^(CN-\d{4}-\d{6,})\.pdf$/.exec(file) ?? [];
    if (number === undefined) throw DomainError.notFound('The credit note');
    return number;
  }
}
