import type { PipeTransform } from '@nestjs/common';
import { Refusal } from '@safari/service-kit';

/** The largest id that a column of ids can hold. */
export const LARGEST_ID = 2_147_483_647;

/** The number in a path; whatever can be no id is simply not found. */
export class ItemId implements PipeTransform<string, number> {
  /** @param what as the refusal names it, e.g. `The package` */
  constructor(private readonly what: string) {}

  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > LARGEST_ID) throw Refusal.notFound(this.what);
    return id;
  }
}
