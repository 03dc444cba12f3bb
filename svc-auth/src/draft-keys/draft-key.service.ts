import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config.js';

const KEY_BYTES = 32;

/** Whose drafts: a customer's by their id, a member's by theirs, or those behind the shared password. */
export type DraftPerson = { customer: string } | { staff: string | null };

/** Makes the key of a person's drafts anew each time; it is kept nowhere. */
@Injectable()
export class DraftKeyService {
  constructor(private readonly config: AuthConfig) {}

  of(person: DraftPerson): string {
    const whose =
      'customer' in person ? `customer ${person.customer}` : `staff ${person.staff ?? 'together'}`;
    const key = hkdfSync('sha256', this.config.DRAFT_SECRET, '', `drafts of ${whose}`, KEY_BYTES);
    return Buffer.from(key).toString('base64url');
  }
}
