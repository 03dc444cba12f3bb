import type { PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '../problems/domain-error.js';

/** The largest id that a column of row ids can hold. */
export const LARGEST_ID = 2_147_483_647;

/** A row's number in a path. What cannot be one is not found, like an unknown one. */
export class RowIdPipe implements PipeTransform<string, number> {
  /** @param what as the refusal names it, e.g. `The package` */
  constructor(private readonly what: string) {}

  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > LARGEST_ID) throw DomainError.notFound(this.what);
    return id;
  }
}

/** An unguessable id (a UUID) in a path, in lower case. What cannot be one is not found, like an unknown one. */
export class PublicIdPipe implements PipeTransform<string, string> {
  /** @param what as the refusal names it, e.g. `The booking` */
  constructor(private readonly what: string) {}

  transform(text: string): string {
    if (!isUUID(text)) throw DomainError.notFound(this.what);
    return text.toLowerCase();
  }
}
