import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';

/** The number in a document's file name; a name that cannot be one is not found. */
export class DocumentFilePipe implements PipeTransform<string, string> {
  /** @param name with the number as its group */
  constructor(
    private readonly what: string,
    private readonly name: RegExp,
  ) {}

  transform(file: string): string {
    const [, number] = this.name.exec(file) ?? [];
    if (number === undefined) throw DomainError.notFound(this.what);
    return number;
  }
}
