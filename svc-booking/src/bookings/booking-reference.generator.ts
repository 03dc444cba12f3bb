import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** No two of these are mistaken for each other, spoken or written. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

@Injectable()
export class BookingReferenceGenerator {
  /** e.g. `KS-7F3K2Q`; one in 729 million, so a clash is rare but must be expected */
  next(): string {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return `KS-${letters.join('')}`;
  }
}
