import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BookingConfig } from '../config.js';
import { referencePrefix } from '../reference-prefix.rules.js';

/** Without characters that are mistaken for each other, spoken or written. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const ATTEMPTS = 10;

/** Another booking has the reference. */
export class ReferenceTaken extends Error {}

@Injectable()
export class BookingReferenceGenerator {
  private readonly prefix: string;

  constructor(config: BookingConfig) {
    this.prefix = referencePrefix(config.brand.name);
  }

  /** e.g. `KS-7F3K2Q`, after the brand; one in 729 million, so a clash is rare but must be expected */
  next(): string {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return `${this.prefix}-${letters.join('')}`;
  }

  /** Does the work under the first reference that no other booking has. @param work throws ReferenceTaken */
  async underFree<T>(work: (reference: string) => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await work(this.next());
      } catch (error) {
        if (!(error instanceof ReferenceTaken)) throw error;
      }
    }
    throw new Error(`no free reference in ${ATTEMPTS} attempts`);
  }
}
